// The decimal libraries that JavaScript people use, as a yardstick for `make bench`.
export { default as Big } from 'big.js';
export { default as Decimal } from 'decimal.js';

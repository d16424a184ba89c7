export { procura } from './procura.ts'
export { findScanned } from './scanned.ts'

export { AnywhereDialogs, useAnywhere } from './parts/anywhere.tsx'
export { findScanned, readCode } from './parts/scanned.ts'
export { ShortcutPreference } from './parts/preference.tsx'
export { useFieldScan } from './parts/use-field-scan.ts'

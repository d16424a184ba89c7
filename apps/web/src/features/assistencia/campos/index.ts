export { PecaField, PostoField } from './fields.tsx'

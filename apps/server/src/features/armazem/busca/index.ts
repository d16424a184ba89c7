export { searchAll } from './actions.ts'

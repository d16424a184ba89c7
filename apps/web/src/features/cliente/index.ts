export { ClientePicker } from './parts/picker.tsx'

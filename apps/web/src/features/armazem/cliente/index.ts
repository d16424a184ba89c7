export { ClienteFilter, ClientePicker } from './parts/picker.tsx'

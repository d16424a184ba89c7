export { bareDocumento, isCnpj, isCpf } from './cnpj.ts'

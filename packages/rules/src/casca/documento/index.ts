export { bareDocumento, isCnpj, isCpf } from './cnpj.ts'
export { formatDocument } from './mask.ts'

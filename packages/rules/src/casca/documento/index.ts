export { bareDocumento, isCnpj, isCpf } from './cnpj.ts'
export { formatDocument, normalizeDocument } from './mask.ts'

export { estadoDoCep } from './cep.ts'

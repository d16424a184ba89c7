export { beginChave, createChave, listChaves, removeChave, removeChavesOf } from './actions/own.ts'
export { beginEntrada, enterByChave } from './actions/enter.ts'
export { type Endereco, enderecoOf } from './endereco.ts'

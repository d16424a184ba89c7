export { encodeMiniatura, encodeAssinatura, encodeFoto, loadSharp } from './encode.ts'
export { dropFoto, filesOfFoto, type FotoMudada, putFoto, readFoto, withFoto } from './actions.ts'
export { midiaRoutes } from './routes.ts'
export { namedImagens } from './store.ts'

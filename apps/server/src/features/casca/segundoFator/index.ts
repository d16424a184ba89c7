export {
  beginSegundoFator,
  confirmSegundoFator,
  endSegundoFator,
  renewCodes,
  resetSegundoFator,
  takeCode,
} from './actions.ts'

export {
  beginSegundoFator,
  confirmSegundoFator,
  endSegundoFator,
  renewCodes,
  resetSegundoFator,
  useCode,
} from './actions.ts'

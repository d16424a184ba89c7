export { acoesPossiveis, checkAcao, isOwnRepair, podeDesfazerAte, proximoStatus } from './acoes.ts'
export type { AcaoCheck, EstadoOs, FatosAcao, QuemAge } from './acoes.ts'
export { faltaPara, voltaDe } from './dados.ts'
export type { DadosOs } from './dados.ts'
export { addDays, addMonths, daysBetween } from './dias.ts'
export {
  cobre,
  garantia,
  garantiaAte,
  garantiaServicoAte,
  reincidenciaDe,
  temGarantia,
  temGarantiaServico,
  temUsoIndevido,
} from './garantia.ts'
export type { FatosGarantia } from './garantia.ts'
export { termosDoOrcamento, textoMostrado } from './mostrado.ts'
export type { LinhaMostrada, OrcamentoMostrado } from './mostrado.ts'
export {
  checkLinhas,
  checkRecusadas,
  parteDoConsumidor,
  totaisDoOrcamento,
  tudoCoberto,
  valoresDaLinha,
} from './orcamento.ts'
export type { ErroOrcamento, LinhaValores, RecusaCheck, TabelaLinha } from './orcamento.ts'
export { fraseDoHistorico, PALAVRAS_COMPLEMENTO, PALAVRAS_STATUS, passosDoConsumidor } from './palavras.ts'
export { diasCorridos, diasRestantes, prazoLegal, SEM_PRAZO, semaforo, SEMPRE_BRANCAS } from './prazo.ts'
export { abilityOf, exigeMotivo, TERMINAIS, TRANSICOES_OS } from './tabela.ts'
export type { Destino, QuemFaz, TransicaoOs } from './tabela.ts'

export { acoesPossiveis, checkAcao, isOwnRepair, undoableUntil, proximoStatus } from './acoes.ts'
export type { AcaoCheck, EstadoOs, FatosAcao, QuemAge } from './acoes.ts'
export { postoDasEscolhidas, postosEmPalavras } from './assign.ts'
export type { OrdensDoPosto } from './assign.ts'
export { checkChecklist, motivoDoChecklist } from './conferencia/checklist.ts'
export type { ErroDoChecklist, PontoDoChecklist, RespostaDoPonto } from './conferencia/checklist.ts'
export { momentoDaFoto, paresDeFotos } from './conferencia/foto.ts'
export { missingFor, voltaDe } from './dados.ts'
export type { DadosOs } from './dados.ts'
export { ESCOLHA_NOMES, escolhaDoConsumidor, escolhaEmPalavras, textoDaEscolha } from './escolha.ts'
export type { EscolhaFeita } from './escolha.ts'
export { addDays, addMonths, daysBetween } from './prazos/dias.ts'
export {
  contradicaoDaNota,
  covers,
  faltaNota,
  fimDaGarantia,
  fraseDoVeredicto,
  garantia,
  garantiaServicoAte,
  reincidenciaDe,
  hasGarantia,
  hasGarantiaServico,
  hasUsoIndevido,
  veredictoGarantia,
} from './prazos/garantia.ts'
export {
  acoesParaRaia,
  ENCERRADAS,
  LISTA_RAIAS,
  raiaDe,
  raiaQueMostra,
  RAIAS,
  recusaDaRaia,
  STATUS_DO_QUADRO,
} from './quadro/quadro.ts'
export type { Raia, Recusa } from './quadro/quadro.ts'
export { contaDoCliente, isFora } from './orcamento/conta-do-cliente.ts'
export { checkValores, DESCONTO_PADRAO, descontoDe, valorComDesconto } from './orcamento/desconto.ts'
export type { ErroValor } from './orcamento/desconto.ts'
export { compareVersoes } from './orcamento/versoes.ts'
export type { CelulaDaVersao, LinhaDaVersao, MudancaDaLinha } from './orcamento/versoes.ts'
export type { FatosGarantia, Venda, Veredicto } from './prazos/garantia.ts'
export { termosDoOrcamento, textoMostrado } from './mostrado.ts'
export type { LinhaMostrada, OrcamentoMostrado } from './mostrado.ts'
export {
  checkLinhas,
  checkRecusadas,
  parteDoConsumidor,
  totaisDoOrcamento,
  isAllCovered,
  valoresDaLinha,
} from './orcamento/orcamento.ts'
export type { ErroOrcamento, LinhaValores, RecusaCheck, TabelaLinha } from './orcamento/orcamento.ts'
export {
  checkRecebimento,
  contaDaOs,
  somaDasLinhas,
  sinalQueFalta,
  somaDosPagamentos,
  type FatosDoSinal,
} from './orcamento/pagamento.ts'

export type { ContaOs, FatosDaConta } from './orcamento/pagamento.ts'
export {
  fraseDoHistorico,
  isInterna,
  PALAVRAS_COMPLEMENTO,
  PALAVRAS_RESTITUICAO,
  PALAVRAS_SINAL,
  PALAVRAS_STATUS,
  PALAVRAS_VENCIDO,
  passosDoConsumidor,
} from './palavras.ts'
export {
  condicoesDoRecibo,
  declaracaoDaEntrada,
  declaracaoDaEntrega,
  garantiaDaEntrega,
  hasCertificado,
  papeisDoConsumidor,
  RESSALVAS_DA_GARANTIA,
} from './papeis.ts'
export {
  atrasada,
  diasCorridos,
  diasRestantes,
  PRAZO_PERTO_DIAS,
  prazoDaGarantia,
  prazoLegal,
  SEM_PRAZO,
  SEM_PRAZO_DA_GARANTIA,
  semaforo,
  SEMPRE_BRANCAS,
} from './prazos/prazo.ts'
export { faltaAceite, mayNameTaxa } from './aceite.ts'
export { abilityOf, checklistOf, NA_ENTRADA, requiresMotivo, TERMINAIS, TRANSICOES_OS } from './tabela.ts'
export type { Destino, QuemFaz, TransicaoOs } from './tabela.ts'
export { faltasDaOs, faltasDoPa, holdsPecas, reservasDaOs, usesPecasDoPa, usosDoPa } from './pecas.ts'
export { AGUARDAM_RETIRADA, diasDeRetirada } from './prazos/retirada.ts'
export { bareRecibo, LETRAS_DO_RECIBO, RECIBO_TAMANHO, reciboOf } from './recibo.ts'
export { eventosDaOs } from './eventos/eventos.ts'

import type { WarningMessage } from '@app/contract/casca/errors'
import { CAMPOS_NOTA } from '@app/contract/armazem/nota'
import type {
  Nota,
  NotaEvento,
  NotaEventoAEspera,
  NotaExistente,
  NotaItem,
  NotaMensagem,
  NotaPedido,
  NotaResumo,
  NotaSalva,
} from '@app/contract/armazem/nota'
import { emitenteDaChave, regraNota, textoRegra, type Aviso } from '@app/rules/armazem/nota'
import { toWire } from '@app/rules/casca/campos'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { wmsKind } from '../wms/index.ts'
import { toClienteResumo } from '../cliente/index.ts'
import type { EventoAEsperaRow, EventoRow } from './store/evento.ts'
import type { ItemRow } from './store/itens.ts'
import type { Guardada, NotaRow, ResumoRow } from './store/nota.ts'

export const linkOf = (id: number) => self(`/notas/${id}`)

/** A finding in words: what it is, and what to do about it. */
export const toMensagem = ({ codigo, campo, params }: Aviso): NotaMensagem => {
  const { severidade, oQueFazer } = regraNota(codigo)
  return {
    type: severidade === 'informa' ? 'INFO' : ('WARNING' satisfies WarningMessage['type']),
    code: codigo,
    text: textoRegra(codigo, params),
    oQueFazer,
    fieldName: campo ?? null,
    params: { ...params },
  }
}

/** The number of findings that people should look at. */
export const countAvisos = (avisos: readonly Aviso[]): number =>
  avisos.filter(({ codigo }) => regraNota(codigo).severidade !== 'informa').length

type Config = Context['config']

/** Where goods are counted at the door, a note that brings some is received there. */
const isContada = ({ chegadaLigada, efeitos }: ResumoRow, config: Config): boolean =>
  chegadaLigada && wmsKind(config) === 'interno' && efeitos.includes('entrada')

export const toResumo = (row: ResumoRow, config: Config): NotaResumo => ({
  id: row.id,
  chave: row.chave,
  numero: String(row.numero),
  serie: String(row.serie),
  cliente: toClienteResumo(row),
  emitente: { documento: row.emitDocumento, nome: row.emitNome },
  destinatario: { documento: row.destDocumento, nome: row.destNome },
  ...toWire(CAMPOS_NOTA, row),
  situacao: row.situacao,
  efeitos: row.efeitos,
  contaChegada: isContada(row, config),
  pedido:
    row.pedidoId === null || row.numeroPedido === null
      ? null
      : { id: row.pedidoId, numeroPedido: row.numeroPedido },
  versao: row.versao,
  ...linkOf(row.id),
})

export const toItem = ({ posicao, ...item }: ItemRow): NotaItem => ({
  ...item,
  item: posicao,
  origem: null,
  fatorOrigem: null,
})

export const toSalva = (row: NotaRow, config: Config): NotaSalva => ({
  ...toResumo(row, config),
  messages: row.mensagens.map(toMensagem),
})

const toChegada = ({ chegada }: NotaRow): Nota['chegada'] => ({
  conferente: chegada?.terminada === false ? chegada.conferente : null,
  divergencias: chegada?.terminada === true ? chegada.divergencias : null,
})

const toEvento = ({ registradoEm, anexadoEm, ...evento }: EventoRow): NotaEvento => ({
  ...evento,
  registradoEm: registradoEm && new Date(registradoEm).toISOString(),
  anexadoEm: new Date(anexadoEm).toISOString(),
})

/** An event whose note is not here, with what its chave tells of the note. */
export const toEventoAEspera = ({
  registradoEm,
  anexadoEm,
  ...evento
}: EventoAEsperaRow): NotaEventoAEspera => ({
  ...evento,
  registradoEm: registradoEm && registradoEm.toISOString(),
  anexadoEm: anexadoEm.toISOString(),
  numero: Number(evento.chave.slice(25, 34)),
  emitente: emitenteDaChave(evento.chave),
})

/** A whole note, as this person may see it. */
export const toNota = (
  row: NotaRow,
  { can, config }: Pick<Context, 'can' | 'config'>,
  pedidos: readonly NotaPedido[] = [],
): Nota => ({
  ...toSalva(row, config),
  notaImportada: { nfe: { infNFe: row.infNFe } },
  protocolo: row.protocolo,
  assinatura: row.assinatura,
  esquema: row.esquema,
  produtos: row.itens.map(({ produto }) => produto),
  itens: row.itens.map(toItem),
  arquivo: row.arquivo,
  eventos: row.eventos.map(toEvento),
  importadaPor: row.importadaPor,
  recebidaPor: row.recebidaPor,
  pedidos: [...pedidos],
  chegada: toChegada(row),
  podeEditar: row.situacao === 'importada' && can('NOTA_IMPORTAR'),
  podeReceber: row.situacao === 'importada' && can('NOTA_RECEBER'),
  podeEstornar: row.recebidaEm !== null && can('NOTA_RECEBER'),
})

export const toExistente = (row: Guardada, mesmaNota: boolean): NotaExistente => ({
  id: row.id,
  chave: row.chave,
  numero: String(row.numero),
  serie: String(row.serie),
  situacao: row.situacao,
  importadaEm: row.importadaEm.toISOString(),
  mesmaNota,
  ...linkOf(row.id),
})

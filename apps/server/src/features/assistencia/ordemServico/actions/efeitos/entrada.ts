import { garantia, reincidenciaDe, hasGarantiaServico } from '@app/rules/assistencia/ordemServico'
import { localDay } from '@app/rules/casca/tempo'
import type { Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { refuseField } from '../../../../../platform/http/errors.ts'
import type { OsRow } from '../../store/read.ts'
import { findUltimoReparo, type OsDados } from '../../store/write.ts'
import { setGarantiaDesde } from '../../store/relogio.ts'
import { type FatosDaGarantia, veredictoDe } from '../../visao/garantia.ts'
import { insertArquivosDoPasso } from './arquivos.ts'
import { answerChecklist } from './checklist.ts'
import { acceptCondicoes } from './condicoes.ts'
import { demandDocumento } from './documento.ts'
import { demandUmaSo } from '../segunda.ts'
import { attendPa } from './pa.ts'
import { receiveOnEntrega } from './orcamento/pagamento.ts'
import { demandQuando } from './quando.ts'
import type { Efeitos, Passo } from './tipos.ts'

/** The manufacturer's warranty, by the invoice and the day of the intake. */
export const garantiaDe = (os: FatosDaGarantia, services: Services): boolean =>
  veredictoDe(os, services).coberta

type Relogio = { id: number; osId: number | undefined; entrada: Date; atual: OsRow['reincidencia'] }

/** Whether the watch came back within the warranty of its last repair; then the manufacturer decides (S8-027). */
export const reincidenciaDados = async (
  db: Executor,
  { config }: Services,
  { id, osId, entrada, atual }: Relogio,
) => {
  const zona = config.TZ_EXIBICAO
  const ultimo = await findUltimoReparo(db, id, osId)
  const entregue = ultimo ? localDay(ultimo.entregue, zona) : null
  const garantia_servico = hasGarantiaServico(entregue, localDay(entrada, zona))
  const reincidencia = reincidenciaDe(garantia_servico, atual ?? 'NENHUMA')
  return {
    garantia_servico,
    reincidencia: reincidencia === 'NENHUMA' ? null : reincidencia,
    reincidencia_os_id: garantia_servico && ultimo ? ultimo.id : null,
  }
}

/** The watch has been taken in, so its warranties are determined. */
const recebido = ({ antes, services }: Passo): OsDados => ({ garantia: garantiaDe(antes, services) })

export const efeitosEntrada = {
  abrir: async (passo) => {
    const { antes, input } = passo
    if (antes.relogio === null) return refuseField('relogio', 'OS_RELOGIO_OBRIGATORIO')
    await demandUmaSo(passo.db, antes.postoId, {
      relogioId: antes.relogio.id,
      osId: antes.id,
      motivo: antes.motivoSegundaOs,
    })
    if (input.relogioPresente) await answerChecklist(passo, 'abrir', input.checklist)
    const jaAssinada = antes.arquivos.some(({ tipo }) => tipo === 'ASSINATURA_ENTRADA')
    if (!jaAssinada) await insertArquivosDoPasso(passo)
    const dados = recebido(passo)
    const aceite = await acceptCondicoes(passo, input.condicoes)
    return {
      dados,
      nota: aceite.nota,
      fatos: { relogioPresente: input.relogioPresente },
      mudancas: [
        { campo: 'garantia', de: garantia(antes.garantia).value, para: dados.garantia === true },
        ...aceite.mudancas,
      ],
    }
  },
  receberRelogio: async (passo) => {
    await answerChecklist(passo, 'receberRelogio', passo.input.checklist)
    return { dados: recebido(passo), nota: passo.input.nota ?? null }
  },
  atender: attendPa,
  entregarProduto: async (passo) => {
    const { db, antes, input, services } = passo
    demandDocumento(input)
    const quando = demandQuando(passo, input.data)
    await answerChecklist(passo, 'entregarProduto', input.checklist)
    const pago = await receiveOnEntrega(passo, antes, input)
    await insertArquivosDoPasso(passo)
    const novo = antes.troca?.situacao === 'RECEBIDA' ? antes.troca.relogioNovoId : null
    if (novo !== null) await setGarantiaDesde(db, novo, localDay(quando, services.config.TZ_EXIBICAO))
    return {
      dados: {
        ...pago.dados,
        data_entrega_relogio: quando,
        entregue_a: input.retiradoPor,
        entregue_documento: input.documento ?? null,
      },
      nota: pago.nota,
      mudancas: pago.mudancas,
    }
  },
} satisfies Efeitos

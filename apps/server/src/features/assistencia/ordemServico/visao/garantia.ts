import { faltaNota, veredictoGarantia, type Veredicto } from '@app/rules/assistencia/ordemServico'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { ArquivoTipo, OsRow } from '../store/read.ts'

/** The facts that decide an order's warranty. */
export type FatosDaGarantia = Pick<
  OsRow,
  'dataNotaFiscal' | 'mesesGarantia' | 'criadoEm' | 'usoIndevido' | 'lancamento' | 'garantiaDesde' | 'venda'
>

/** The manufacturer's warranty, by the invoice and the day of the intake. */
export const veredictoDe = (os: FatosDaGarantia, { config }: Pick<Context, 'config'>): Veredicto =>
  veredictoGarantia({
    ...os,
    mesesGarantia: os.mesesGarantia ?? 0,
    entrada: localDay(os.criadoEm, config.TZ_EXIBICAO),
  })

/** Whether its warranty still waits for the invoice. */
export const faltaNotaDe = (
  os: Pick<OsRow, 'garantia' | 'garantiaServico' | 'garantiaDesde' | 'venda'> & {
    arquivos: readonly { tipo: ArquivoTipo }[]
  },
): boolean => faltaNota({ ...os, temNota: os.arquivos.some(({ tipo }) => tipo === 'NOTA_FISCAL') })

import { randomInt } from 'node:crypto'
import type { Executor } from '../../db/index.ts'
import type { StoredFile } from '../../files/index.ts'

type De = { name: string; posto_id: number; file: StoredFile; outro: StoredFile }

/** A plan, a charge of it, a closing, and the proof of each. */
export const createDinheiro = async (db: Executor, { name, posto_id, file, outro }: De) => {
  const planoValores = await db
    .insertInto('plano_valores')
    .values({ nome: name, licencas: 5, valor: 100, valor_desde: '2020-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const assinatura = await db
    .insertInto('assinatura')
    .values({ posto_id, plano_id: planoValores.id, desde: '2026-01-01', dia_vencimento: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cobranca = await db
    .insertInto('cobranca')
    .values({
      assinatura_id: assinatura.id,
      posto_id,
      plano_id: planoValores.id,
      tipo: 'PLANO',
      competencia: '2026-01-01',
      inicio: '2026-01-01',
      fim: '2026-01-31',
      vencimento: '2026-01-10',
      pagavel_ate: '2026-01-12',
      valor: 100,
      multa_percentual: 2,
      juros_percentual: 1,
      txid: `T${randomInt(1e13, 1e14)}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fechamento = await db
    .insertInto('fechamento')
    .values({ posto_id, mes: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pagamento = await db
    .insertInto('cobranca_pagamento')
    .values({ cobranca_id: cobranca.id, data: '2026-01-05', valor: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [financeiroArquivo, cobrancaArquivo] = await Promise.all(
    [
      { ...file, fechamento_id: fechamento.id },
      { ...outro, cobranca_pagamento_id: pagamento.id },
    ].map((dono) =>
      db
        .insertInto('financeiro_arquivo')
        .values({ ...dono, papel: 'COMPROVANTE', filename: 'pix.pdf', content_type: 'application/pdf' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  )
  return {
    financeiroArquivo: financeiroArquivo?.id ?? 0,
    cobrancaArquivo: cobrancaArquivo?.id ?? 0,
    financeiro: fechamento.id,
    planoValores: planoValores.id,
    postoAutorizadoPagamento: cobranca.id,
  }
}

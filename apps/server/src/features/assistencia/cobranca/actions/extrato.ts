import {
  EXTRATO_MB,
  type ExtratoConfirmacao,
  type ExtratoConfirmado,
  type ExtratoInput,
  type ExtratoPrevia,
  type MotivoIgnorado,
} from '@app/contract/assistencia/cobranca'
import { reconcile, type Credito, reais, txidsEm } from '@app/rules/assistencia/cobranca'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { withBytes } from '../../../../platform/files/index.ts'
import { readContent } from '../../../../platform/files/read.ts'
import { fieldMessage, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import { type Lancamento, type Ofx, readOfx } from '../extrato/ofx.ts'
import {
  findExtrato,
  insertExtrato,
  insertLancamento,
  listChaves,
  listConciliaveis,
  listDicas,
  listPagadores,
  listPagos,
  listSuspensivas,
  lockCobrancas,
} from '../store/extrato.ts'
import { conciliavelOf, toOpcao } from '../view.ts'
import { hojeDe } from './issue.ts'
import { payLocked } from './pay.ts'

const lerArquivo = ({ arquivo }: ExtratoInput): Promise<Ofx> => {
  const content = readContent(arquivo, 'arquivo')
  if (content.length > EXTRATO_MB * 1024 * 1024)
    refuseField('arquivo', 'ANEXO_GRANDE', { limite: EXTRATO_MB })
  return withBytes(content, async (bytes) => readOfx(bytes))
}

/** Why a row is nobody's payment: money that went out, a balance, a card's bill, or a day to come. */
const ignoradoPor = ({ valor, texto, conta, dia }: Lancamento, hoje: string): MotivoIgnorado | null => {
  if (valor <= 0) return 'SAIDA'
  if (conta.cartao) return 'CARTAO'
  if (/^SALDO\b/i.test(texto)) return 'SALDO'
  return dia > hoje ? 'FUTURO' : null
}

type Triados = { linha: number; lancamento: Lancamento; ignorado: MotivoIgnorado | null }[]

const triar = (ofx: Ofx, hoje: string): Triados =>
  ofx.lancamentos.map((lancamento, linha) => ({ linha, lancamento, ignorado: ignoradoPor(lancamento, hoje) }))

const proporOf = async (db: Executor, creditos: Credito[], zone: string) => {
  const [rows, pagadores] = [
    await listConciliaveis(db, [...new Set(creditos.flatMap(({ texto }) => txidsEm(texto)))]),
    await listPagadores(db),
  ]
  const pagos = Map.groupBy(
    await listPagos(
      db,
      rows.map(({ id }) => id),
    ),
    ({ cobranca_id }) => cobranca_id,
  )
  const propostas = reconcile(
    creditos,
    rows.map((row) => conciliavelOf(row, pagos.get(row.id) ?? [], zone)),
    pagadores.map(({ id, cnpj, razao_social, nome_fantasia }) => ({
      postoId: id,
      cnpj,
      nomes: [nome_fantasia, razao_social],
    })),
  )
  return { propostas, porId: new Map(rows.map((row) => [row.id, row])) }
}

/** The posts that are suspended today, with the charges that must be paid for them to work on. */
const suspensosOf = async (db: Executor, hoje: string): Promise<ExtratoPrevia['suspensos']> => {
  const porPosto = Map.groupBy(await listSuspensivas(db, hoje), ({ postoId }) => postoId)
  return [...porPosto].map(([id, rows]) => ({
    posto: { id, nomeFantasia: rows[0]?.postoNome ?? '' },
    cobrancas: rows.map((row) => row.id),
  }))
}

/** Reads a bank's file and proposes a charge for each credit; nothing is stored. */
export const readExtrato = async (ctx: Context, input: ExtratoInput): Promise<ExtratoPrevia> => {
  const { db } = ctx
  const hoje = hojeDe(ctx)
  const ofx = await lerArquivo(input)
  const triados = triar(ofx, hoje)
  const creditos = triados.filter(({ ignorado }) => ignorado === null)
  const [conhecidas, dicas] = [
    await listChaves(
      db,
      creditos.map(({ lancamento }) => lancamento.chave),
    ),
    await listDicas(
      db,
      creditos.flatMap(({ lancamento }) => lancamento.dica ?? []),
    ),
  ]
  const novos = creditos
    .filter(({ lancamento }) => !conhecidas.has(lancamento.chave))
    .map(({ linha, lancamento: { dia, valor, texto, dica } }) => ({
      linha,
      dia,
      valor,
      texto,
      repetido: dica !== null && dicas.has(dica),
    }))
  const { propostas, porId } = await proporOf(db, novos, ctx.config.TZ_EXIBICAO)
  const porLinha = new Map(propostas.map((proposta) => [proposta.linha, proposta]))
  const dias = ofx.lancamentos.map(({ dia }) => dia).toSorted()
  const porMotivo = Map.groupBy(triados, ({ ignorado }) => ignorado)
  return {
    contas: ofx.contas.map(({ banco, numero }) => ({ banco, final: numero.replace(/\D/g, '').slice(-4) })),
    de: dias[0] ?? null,
    ate: dias.at(-1) ?? null,
    conhecido: (await findExtrato(db, ofx.hash))?.criado_em.toISOString() ?? null,
    total: ofx.lancamentos.length,
    confirmados: conhecidas.size,
    ignorados: [...porMotivo].flatMap(([motivo, rows]) =>
      motivo === null ? [] : [{ motivo, quantos: rows.length }],
    ),
    lancamentos: novos.flatMap(({ linha, dia, valor, texto }) => {
      const proposta = porLinha.get(linha)
      if (!proposta) return []
      const { por, motivo, escolhida, mais } = proposta
      const opcoes = proposta.opcoes.flatMap(({ cobrancaId, efeito }) => {
        const row = porId.get(cobrancaId)
        return row ? [toOpcao(row, efeito, hoje)] : []
      })
      return [{ linha, dia, valor: reais(valor), texto, por, motivo, escolhida, opcoes, mais }]
    }),
    suspensos: await suspensosOf(db, hoje),
  }
}

type Escolha = ExtratoConfirmacao['escolhas'][number] & { lancamento: Lancamento; campo: string }

/** The chosen rows in the order of their days; refuses a row that the file does not have, or chosen twice. */
const escolhasOf = (ofx: Ofx, { escolhas }: ExtratoConfirmacao, hoje: string): Escolha[] => {
  const creditos = new Map(
    triar(ofx, hoje).flatMap(({ linha, lancamento, ignorado }) =>
      ignorado === null ? [[linha, lancamento] as const] : [],
    ),
  )
  return escolhas
    .map((escolha, index) => {
      const campo = `escolhas[${index}]`
      const lancamento = creditos.get(escolha.linha) ?? refuseField(`${campo}.linha`, 'OPCAO_INVALIDA')
      creditos.delete(escolha.linha)
      return { ...escolha, lancamento, campo }
    })
    .toSorted((a, b) => a.lancamento.dia.localeCompare(b.lancamento.dia) || a.linha - b.linha)
}

/** Refuses every row that was confirmed before, or whose charge changed since it was shown. */
const demandAtuais = async (db: Executor, escolhas: readonly Escolha[]) => {
  const porId = new Map(
    (await lockCobrancas(db, [...new Set(escolhas.map(({ cobranca }) => cobranca.id))])).map((row) => [
      row.id,
      row,
    ]),
  )
  const conhecidas = await listChaves(
    db,
    escolhas.map(({ lancamento }) => lancamento.chave),
  )
  const messages = escolhas.flatMap(({ cobranca: { id, versao }, lancamento, campo }) => {
    if (conhecidas.has(lancamento.chave)) return [fieldMessage(`${campo}.linha`, 'LANCAMENTO_CONFIRMADO')]
    return porId.get(id)?.versao === versao ? [] : [fieldMessage(`${campo}.cobranca`, 'COBRANCA_MUDOU')]
  })
  if (messages.length > 0) refuseFields(messages)
}

/**
 * Confirms the chosen rows of a bank's file as payments, all or none. The rows are read of the file again, so that a
 * payment is what the bank wrote. Refused rows are told one by one; the others may be sent again as they are.
 */
export const confirmExtrato = async (ctx: Context, input: ExtratoConfirmacao): Promise<ExtratoConfirmado> => {
  const hoje = hojeDe(ctx)
  const ofx = await lerArquivo(input)
  const escolhas = escolhasOf(ofx, input, hoje)
  return ctx.transaction(async (db) => {
    await demandAtuais(db, escolhas)
    const antes = await suspensosOf(db, hoje)
    for (const { cobranca, lancamento, campo } of escolhas) {
      const { chave, dica, dia, valor } = lancamento
      const pagamentoId = await payLocked(db, ctx, cobranca.id, { data: dia, valor: reais(valor) })
      if (!(await insertLancamento(db, { hash: chave, dica, pagamento_id: pagamentoId })))
        refuseField(`${campo}.linha`, 'LANCAMENTO_CONFIRMADO')
    }
    await insertExtrato(db, ofx.hash, ctx.now())
    const depois = new Set((await suspensosOf(db, hoje)).map(({ posto }) => posto.id))
    return {
      confirmados: escolhas.length,
      valor: reais(escolhas.reduce((sum, { lancamento }) => sum + lancamento.valor, 0)),
      voltaram: antes.flatMap(({ posto }) => (depois.has(posto.id) ? [] : [posto])),
    }
  })
}

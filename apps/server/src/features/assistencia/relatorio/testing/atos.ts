import { sql } from 'kysely'
import { createAcaso } from '../../../../platform/testing/acaso.ts'
import type { startBancada } from '../../ordemServico/testing/bancada.ts'

/** Twelve orders, and changes at random of everything that a report adds up of them. */
export const startAtos = async (bancada: Awaited<ReturnType<typeof startBancada>>, seed: number) => {
  const { db, postos, consumidores, modelo, outro, linhaServico, peca } = bancada
  const random = createAcaso(seed)
  const upTo = (many: number) => Math.floor(random() * many)
  const pick = <One>(...of: One[]): One => of[upTo(of.length)] as One
  const instant = () => new Date(Date.parse('2026-01-05T02:00:00Z') + upTo(300 * 24) * 3_600_000)

  const tecnicos = (
    await db.selectFrom('usuario').select('id').where('role', '=', 'CENTRO_TECNICO').execute()
  ).map(({ id }) => id)
  const causas = (
    await db
      .insertInto('causa_os')
      .values([{ nome: 'Oxidação' }, { nome: 'Queda' }])
      .returning('id')
      .execute()
  ).map(({ id }) => id)
  const ordens: number[] = []
  const relogios: number[] = []
  const someOrdem = () => ordens[upTo(ordens.length)] ?? 0

  const insertRelogio = async () => {
    const { id } = await db
      .insertInto('relogio')
      .values({ modelo_produto_id: pick(modelo.id, outro.id), numero_serie: `FATO${relogios.length}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    relogios.push(id)
    return id
  }
  const insertOrdem = async () => {
    const numero = 7000 + ordens.length
    const doUm = random() < 0.6
    const relogio_id = await insertRelogio()
    const { id } = await db
      .insertInto('ordem_servico')
      .values({
        ano: 2026,
        numero,
        os_type: 'OS',
        posto_id: doUm ? postos.um : postos.dois,
        consumidor_id: doUm ? consumidores.um : consumidores.dois,
        relogio_id,
        criado_em: instant(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ordens.push(id)
  }
  for (let at = 0; at < 12; at += 1) await insertOrdem()

  const changeOrdem = () =>
    db
      .updateTable('ordem_servico')
      .set(
        pick<object>(
          { tecnico_id: pick(null, ...tecnicos) },
          { garantia: random() < 0.5 },
          { data_reparo: pick(null, instant()), reparado_por: pick(null, ...tecnicos) },
          { status: pick('AVALIACAO_TECNICA', 'CONTROLE_QUALIDADE', 'REPARADA') },
          { status: pick('FINALIZADA', 'CANCELADA'), status_anterior: 'ENTREGUE' },
          { valor_total: upTo(90_000) / 100 },
          { relato: 'Atrasa.' },
        ),
      )
      .where('id', 'in', [someOrdem(), someOrdem()])
      .execute()
  const changeRelogioDaOrdem = async () => {
    const relogio_id = await insertRelogio()
    await db.updateTable('ordem_servico').set({ relogio_id }).where('id', '=', someOrdem()).execute()
  }
  const insertOrcamento = async () => {
    const ordem_servico_id = someOrdem()
    const { versao } = await db
      .selectFrom('os_orcamento')
      .select(sql<number>`coalesce(max(versao), 0) + 1`.as('versao'))
      .where('ordem_servico_id', '=', ordem_servico_id)
      .executeTakeFirstOrThrow()
    const situacao = pick('APROVADO', 'REPROVADO', 'EXPIRADO', 'SUBSTITUIDO')
    const criado_em = instant()
    const { id } = await db
      .insertInto('os_orcamento')
      .values({
        ordem_servico_id,
        versao,
        situacao,
        criado_em,
        respondido_em: new Date(criado_em.getTime() + 1e8),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertLinhas(id)
  }
  const insertLinhas = (orcamento_id: number) =>
    db
      .insertInto('os_linha')
      .values(
        Array.from({ length: 1 + upTo(3) }, (_, ordem) => {
          const servico = random() < 0.4
          return {
            orcamento_id,
            ordem,
            tipo: servico ? 'SERVICO' : 'PECA',
            servico_id: servico ? linhaServico.servico.id : null,
            peca_id: servico ? null : peca.id,
            sintoma_os_id: linhaServico.sintoma.id,
            causa_os_id: pick(...causas),
            garantia: random() < 0.6,
            situacao: pick('PENDENTE', 'APROVADA', 'RECUSADA'),
            valor: 100,
            valor_final: upTo(10_000) / 100,
            valor_fabricante: upTo(10_000) / 100,
          }
        }),
      )
      .execute()
  const changeOrcamento = () =>
    db
      .updateTable('os_orcamento')
      .set(
        pick<object>(
          { situacao: pick('APROVADO', 'EXPIRADO', 'SUBSTITUIDO') },
          { ordem_servico_id: someOrdem(), versao: sql`1000 + id` },
        ),
      )
      .where(sql<boolean>`id % 3 = ${upTo(3)}`)
      .where('ordem_servico_id', 'in', ordens)
      .execute()
  const changeLinhas = () =>
    random() < 0.7
      ? db
          .updateTable('os_linha')
          .set({
            situacao: pick('APROVADA', 'RECUSADA'),
            causa_os_id: pick(...causas),
            valor_final: upTo(10_000) / 100,
          })
          .where(sql<boolean>`id % 4 = ${upTo(4)}`)
          .execute()
      : db
          .deleteFrom('os_linha')
          .where(sql<boolean>`id % 7 = ${upTo(7)}`)
          .execute()
  const insertHistorico = async () => {
    const de = pick('AVALIACAO_TECNICA', 'CONSERTADA')
    await db
      .insertInto('os_historico')
      .values({
        ordem_servico_id: someOrdem(),
        por: 'SISTEMA',
        acao: pick('consertar', 'reprovarReparo'),
        de,
        para: pick('CONTROLE_QUALIDADE', 'CONSERTADA', 'REPROVADO_QC'),
        criado_em: instant(),
      })
      .execute()
  }
  const insertTroca = () =>
    db
      .insertInto('troca')
      .values({
        ordem_servico_id: someOrdem(),
        motivo: 'Sem peça',
        situacao: 'REVERTIDA',
        solicitada_em: instant(),
      })
      .execute()
  const changeTroca = () =>
    db
      .updateTable('troca')
      .set(pick<object>({ decidida_em: instant() }, { ordem_servico_id: someOrdem() }))
      .where(sql<boolean>`id % 2 = ${upTo(2)}`)
      .execute()
  const changeRelogio = () =>
    db
      .updateTable('relogio')
      .set({ modelo_produto_id: pick(modelo.id, outro.id) })
      .where('id', '=', pick(...relogios))
      .execute()
  const insertAvaliacao = () => {
    const id = someOrdem()
    return sql`
      insert into avaliacao (ordem_servico_id, posto_id, sal, token_hash, criado_em, expira_em)
      select id, posto_id, decode(md5(id::text), 'hex'), sha256(id::text::bytea), now(), now() from ordem_servico where id = ${id}
          on conflict do nothing`.execute(db)
  }
  const answerAvaliacao = () =>
    db
      .updateTable('avaliacao')
      .set({
        respondida_em: instant(),
        atendimento: 1 + upTo(5),
        prazo: 1 + upTo(5),
        preco: 5,
        qualidade: 1 + upTo(5),
      })
      .where('respondida_em', 'is', null)
      .where('ordem_servico_id', '<=', someOrdem())
      .execute()
  const deleteAvaliacao = () =>
    db.deleteFrom('avaliacao').where('ordem_servico_id', '=', someOrdem()).execute()

  const often = [
    changeOrdem,
    insertOrcamento,
    changeOrcamento,
    changeLinhas,
    insertHistorico,
    insertTroca,
    changeTroca,
  ]
  const seldom = [
    changeRelogio,
    changeRelogioDaOrdem,
    insertAvaliacao,
    answerAvaliacao,
    deleteAvaliacao,
    insertOrdem,
  ]
  const acts: (() => Promise<unknown>)[] = [...often, ...often, ...seldom]
  return { random, upTo, instant, ordens, changeLinhas, changeOrcamento, some: () => pick(...acts) }
}

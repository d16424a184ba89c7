import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { DAY_MS } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readSeed } from '../../../../../../scripts/lib/seed.ts'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const MESES = Number(process.env['LEI_MESES'] ?? 24)
const ORDENS = 16
const ATOS_POR_MES = 10

const mesa = await startFechamentos({ listed: false })
afterAll(mesa.close)
const { bancada, db, postos } = mesa
const acaso = createAcaso(readSeed())
const ate = (n: number): number => Math.floor(acaso() * n)
const umDe = <T>(from: readonly T[]): T | undefined => from[ate(from.length)]
const centavos = (): number => (1 + ate(40_000)) / 100

/** Orders in each state, as the test itself knows them. */
const entregues: number[] = []
const finalizadas: number[] = []
const feitos = new Set<string>()

const move = (id: number, de: number[], para: number[]): void => {
  de.splice(de.indexOf(id), 1)
  para.push(id)
}

/** A reopened order gets a new version of its budget, with another price for each line. */
const mudaPrecos = async (id: number): Promise<void> => {
  const antes = await db
    .selectFrom('os_orcamento')
    .where('ordem_servico_id', '=', id)
    .select(['id', 'versao'])
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: nova } = await db
    .insertInto('os_orcamento')
    .values({
      ordem_servico_id: id,
      versao: antes.versao + 1,
      situacao: 'APROVADO',
      criado_em: bancada.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into os_linha (orcamento_id, ordem, tipo, peca_id, servico_id, sintoma_os_id, causa_os_id, garantia,
                          quantidade, valor, valor_final, situacao, solicitar_peca, valor_fabricante)
    select ${nova}, ordem, tipo, peca_id, servico_id, sintoma_os_id, causa_os_id, garantia, quantidade, valor,
           valor_final, situacao, solicitar_peca, case when garantia then ${centavos()}::numeric + ordem else 0 end
      from os_linha where orcamento_id = ${antes.id}`.execute(db)
}

/** Closings under review, as the post sees them. */
const emConferencia = async (): Promise<Fechamento[]> => {
  const rows = await db
    .selectFrom('fechamento')
    .where('posto_id', '=', postos.um)
    .where('status', '=', 'EM_CONFERENCIA')
    .select('mes')
    .execute()
  return Promise.all(rows.map(({ mes }) => mesa.fechamentoDe(mes)))
}

const naLinha = async (situacao: string, quem: string, ato: string, body: () => object) => {
  const fechamento = umDe(await emConferencia())
  const linha = umDe(
    fechamento?.linhas.filter((each) => each.situacao === situacao && each.ordemServico && each.valor > 0) ??
      [],
  )
  if (!fechamento || !linha) return
  await mesa.act(quem, ato, fechamento.id, { linha: { id: linha.id }, ...body() })
  feitos.add(ato)
}

const ATOS: Record<string, () => Promise<void>> = {
  finalizar: async () => {
    const id = umDe(entregues)
    if (id === undefined) return
    await bancada.done(await mesa.as('responsavel'), id, 'finalizar')
    move(id, entregues, finalizadas)
    feitos.add('finalizar')
  },
  reabrir: async () => {
    const id = umDe(finalizadas)
    if (id === undefined) return
    await bancada.done(await mesa.as('sp'), id, 'reabrirOs', { motivo: 'Ao acaso' })
    move(id, finalizadas, entregues)
    feitos.add('reabrir')
    if (ate(2) === 0) {
      await mudaPrecos(id)
      feitos.add('mudar')
    }
  },
  glosar: () => naLinha('LIVRE', 'financeiro', 'glosar', () => ({ motivo: 'Ao acaso' })),
  contestar: () => naLinha('LIVRE', 'responsavel', 'contestar', () => ({ mensagem: 'Ao acaso' })),
  contestarGlosa: () => naLinha('GLOSADA', 'responsavel', 'contestar', () => ({ mensagem: 'Ao acaso' })),
  aceitar: () => naLinha('GLOSADA', 'responsavel', 'aceitarGlosa', () => ({})),
  responder: () =>
    naLinha('CONTESTADA', 'financeiro', 'responder', () => ({
      resposta: 'Ao acaso',
      ...(ate(3) > 0 && { valor: centavos() }),
    })),
  ajustar: async () => {
    const fechamento = umDe(await emConferencia())
    if (!fechamento) return
    await mesa.doOk('financeiro', 'ajustar', fechamento.id, {
      valor: (ate(2) === 0 ? 1 : -1) * centavos(),
      motivo: 'Ao acaso',
    })
    feitos.add('ajustar')
  },
  aprovar: async () => {
    const fechamento = umDe(await emConferencia())
    if (fechamento && (await mesa.act('financeiro', 'aprovar', fechamento.id)).statusCode === 200)
      feitos.add('aprovar')
  },
  pagar: async () => {
    const row = umDe(
      await db
        .selectFrom('fechamento')
        .where('posto_id', '=', postos.um)
        .where('status', '=', 'APROVADO')
        .select(['id', 'total'])
        .execute(),
    )
    if (!row) return
    // Sometimes more than there is to pay, which is refused.
    const retencoes = (['ISS', 'IRRF', 'INSS'] as const)
      .slice(ate(3))
      .map((tipo) => ({ tipo, valor: centavos() }))
    const answer = await mesa.act('financeiro', 'pagar', row.id, {
      data: '2026-01-01',
      dispensada: true,
      retencoes: ate(3) === 0 ? [] : retencoes,
    })
    if (answer.statusCode === 200) feitos.add('pagar')
  },
}

/** Orders whose months do not add up to what their present lines owe, less what finance decided. */
const QUEBRADAS = sql`
  with livro as (
    select ordem_servico_id, valor_final as valor from fechamento_linha where ordem_servico_id is not null
    union all
    select vivo.ordem_servico_id, vivo.valor
      from fechamento cross join lateral lancamentos_do_mes(fechamento.posto_id, fechamento.mes) vivo
     where fechamento.status = 'EM_ABERTO')
  select os.id, coalesce(livro.soma, 0) as soma, coalesce(deve.soma, 0) as deve
    from ordem_servico os
    left join lateral (select sum(valor) as soma from livro where livro.ordem_servico_id = os.id) livro on true
    left join lateral (
      select sum(linha.valor_fabricante - coalesce((
               select sum(valor - valor_final) from fechamento_linha where os_linha_id = linha.id), 0)) as soma
        from os_linha linha
       where linha.orcamento_id = (select id from os_orcamento where ordem_servico_id = os.id order by versao desc limit 1)
         and linha.garantia and linha.situacao = 'APROVADA' and not linha.solicitar_peca and os.status = 'FINALIZADA') deve on true
   where coalesce(livro.soma, 0) <> coalesce(deve.soma, 0)`

/** Closings whose kept sums are not those of their lines. */
const SOMAS = sql`
  select fechamento.id from fechamento
    left join lateral (
      select sum(valor_final) as total, count(*) filter (where situacao = 'CONTESTADA') as contestadas,
             sum(valor) filter (where situacao = 'CONTESTADA') as contestado
        from fechamento_linha where fechamento_id = fechamento.id) linhas on true
   where fechamento.total <> coalesce(linhas.total, 0) or fechamento.contestadas <> linhas.contestadas
      or fechamento.contestado <> coalesce(linhas.contestado, 0)
      or (fechamento.status = 'EM_ABERTO' and not fechamento.vivo_mudou
          and fechamento.vivo <> vivo_do_mes(fechamento.posto_id, fechamento.mes))`

/** Payments whose net, or the sum of whose taxes, is not what their closing says. */
const RETIDOS = sql`
  select fechamento.id from fechamento
    left join lateral (select coalesce(sum(valor), 0) as soma from fechamento_retencao
                        where fechamento_id = fechamento.id) taxas on true
   where fechamento.retido <> taxas.soma or fechamento.total < taxas.soma and taxas.soma > 0
      or taxas.soma > 0 and fechamento.status <> 'PAGO'`

const confere = async (quando: string) => {
  expect((await QUEBRADAS.execute(db)).rows, quando).toEqual([])
  expect((await SOMAS.execute(db)).rows, quando).toEqual([])
  expect((await RETIDOS.execute(db)).rows, quando).toEqual([])
}

test(`rede §4: over ${MESES} random months each order's credits and adjustments are what its lines owe`, async () => {
  for (let n = 0; n < ORDENS; n += 1)
    entregues.push(await mesa.entregue({ maoDeObra: centavos(), peca: centavos() }))
  const inicio = bancada.now()
  for (let mes = 0; mes < MESES; mes += 1) {
    const primeiro = new Date(Date.UTC(inicio.getUTCFullYear(), inicio.getUTCMonth() + mes, 1, 4))
    mesa.setNow(new Date(Math.max(inicio.getTime(), primeiro.getTime() + ate(6) * DAY_MS)))
    // The job comes on day 1, late, or only after something else was done.
    const tarde = ate(ATOS_POR_MES)
    for (let ato = 0; ato < ATOS_POR_MES; ato += 1) {
      if (ato === tarde) await mesa.fecha()
      if (ate(4) === 0) await mesa.conta()
      mesa.setNow(new Date(bancada.now().getTime() + ate(36) * 3_600_000))
      await umDe(Object.values(ATOS))?.()
    }
    await confere(`mês ${mes + 1}: ${[...feitos].join(' ')}`)
  }
  // The walk must have done enough different things to prove something.
  expect(feitos.size, [...feitos].join(' ')).toBeGreaterThan(4)
  const { creditos, ajustes } = (
    await (await mesa.as('financeiro')).get('/ordemServico/getTotalFinanceiro?de=2026-01-01&ate=2035-12-31')
  ).json<{ creditos: number; ajustes: number }>()
  const { rows } = await sql<{ soma: number }>`
    select coalesce(sum(valor_final), 0) as soma from fechamento_linha where tipo in ('CREDITO', 'AJUSTE', 'AJUSTE_OS')`.execute(
    db,
  )
  const { rows: vivos } = await sql<{ soma: number }>`
    select coalesce(sum(vivo_do_mes(posto_id, mes)), 0) as soma from fechamento where status = 'EM_ABERTO'`.execute(
    db,
  )
  expect(creditos + ajustes).toBeCloseTo((rows[0]?.soma ?? 0) + (vivos[0]?.soma ?? 0), 2)
}, 300_000)

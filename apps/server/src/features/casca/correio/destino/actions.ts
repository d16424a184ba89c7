import { Destinos, DestinosUpdate } from '@app/contract/casca/correio/destinos'
import { FINALIDADES, type Finalidade, finalidadesDe, MODULO_DO_DONO } from '@app/contract/casca/correio'
import type { Ability } from '@app/contract/casca/session'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { freeEnderecos, showEndereco } from '../retorno/release.ts'
import { findParados } from '../store/endereco.ts'
import * as store from './store.ts'
import type { Dono } from './store.ts'

type Habilidades = { ver: Ability; alterar: Ability }

/** What the staff need for a company or a post, and what its own people need for theirs. */
const QUEM = {
  cliente: {
    equipe: { ver: 'CLIENTE_VER', alterar: 'CLIENTE_EDITAR' },
    proprios: { ver: 'PEDIDO_VER', alterar: 'PEDIDO_EDITAR' },
  },
  postoAutorizado: {
    equipe: { ver: 'POSTO_EDITAR', alterar: 'POSTO_EDITAR' },
    proprios: { ver: 'COLABORADOR_EDITAR', alterar: 'COLABORADOR_EDITAR' },
  },
} as const satisfies Record<Dono['de'], { equipe: Habilidades; proprios: Habilidades }>

const isProprio = ({ scope }: Context, { de, id }: Dono): boolean =>
  de === 'cliente'
    ? scope.tipo === 'cliente' && scope.clienteId === id
    : scope.tipo === 'posto' && scope.postoId === id

/** What this person needs here; those of another company or post do not learn that it exists. */
const habilidadesNo = (ctx: Context, dono: Dono): Habilidades => {
  const { equipe, proprios } = QUEM[dono.de]
  if (!ctx.config.MODULOS.includes(MODULO_DO_DONO[dono.de])) refuse('NOT_FOUND')
  if (ctx.scope.tipo === 'tudo') return equipe
  return isProprio(ctx, dono) ? proprios : refuse('NOT_FOUND')
}

const demand = (ctx: Context, dono: Dono, what: keyof Habilidades): void => {
  if (!ctx.can(habilidadesNo(ctx, dono)[what])) refuse('NOT_PERMITED')
}

const read = async (db: Executor, ctx: Context, dono: Dono): Promise<Destinos> => {
  const nome = (await store.findNome(db, dono)) ?? refuse('NOT_FOUND')
  const escolhidos = await store.listDestinos(db, dono)
  const listas = finalidadesDe(dono.de).map((finalidade) => [
    finalidade,
    escolhidos.flatMap((each) => (each.finalidade === finalidade ? [each.endereco] : [])),
  ])
  const parados = await findParados(
    db,
    escolhidos.map(({ endereco }) => endereco),
  )
  return Destinos.parse({
    nome,
    podeAlterar: ctx.can(habilidadesNo(ctx, dono).alterar),
    parados: parados.map(showEndereco),
    ...Object.fromEntries(listas),
    versao: await store.findVersao(db, dono),
  })
}

/** The addresses that a company or a post chose, and which of them do not deliver. */
export const getDestinos = (ctx: Context, dono: Dono): Promise<Destinos> => {
  demand(ctx, dono, 'ver')
  return read(ctx.db, ctx, dono)
}

const isMesmaLista = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((endereco) => other.includes(endereco))

const campoDe = (finalidade: Finalidade): string => `E-mails, ${FINALIDADES[finalidade].rotulo}`

/** Chooses the addresses of the purposes that were sent; the others stay. */
export const saveDestinos = (ctx: Context, dono: Dono, body: unknown): Promise<Destinos> => {
  demand(ctx, dono, 'alterar')
  return ctx.transaction(async (db) => {
    if ((await store.findNome(db, dono)) === undefined) refuse('NOT_FOUND')
    const row = await store.lockDono(db, dono)
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: dono.de, ...row, id: dono.id }, sent, () => read(db, ctx, dono))
    const dados = parseBody(DestinosUpdate, body)
    const antes = await read(db, ctx, dono)
    const mudadas = finalidadesDe(dono.de).flatMap((finalidade) => {
      const [de, para] = [antes[finalidade] ?? [], dados[finalidade]]
      return para === undefined || isMesmaLista(de, para) ? [] : [{ finalidade, de, para }]
    })
    if (mudadas.length === 0) return antes
    for (const { finalidade, para } of mudadas)
      await store.replaceDestinos(db, row, { finalidade, enderecos: para })
    await store.bumpDono(db, row, { agora: ctx.now(), usuarioId: ctx.usuario.id })
    await audit(db, ctx, {
      entidade: dono.de,
      entidadeId: dono.id,
      clienteId: dono.de === 'cliente' ? dono.id : null,
      mudancas: [
        ...mudadas.map(({ finalidade, de, para }) => ({
          campo: campoDe(finalidade),
          de: de.join(', ') || null,
          para: para.join(', ') || null,
        })),
        ...semVersao('E-mails', sent),
      ],
    })
    return read(db, ctx, dono)
  })
}

/** Lets mails go again to the chosen addresses that did not deliver. */
export const freeDestinos = async (ctx: Context, dono: Dono): Promise<Destinos> => {
  demand(ctx, dono, 'alterar')
  const escolhidos = await store.listDestinos(ctx.db, dono)
  await freeEnderecos(
    ctx,
    escolhidos.map(({ endereco }) => endereco),
  )
  return read(ctx.db, ctx, dono)
}

import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { faltasDaOs, reservasDaOs } from '@app/rules/assistencia/ordemServico'
import { refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { lockLivres, moveEstoquePeca } from '../../../estoquePeca/index.ts'
import { findSubstituta, setPecaDaLinha } from '../../store/orcamento/write.ts'
import { faltaSinalDe } from '../../view.ts'
import { deleteComprasDaOs, insertCompraDaOs, listPecasDaOs } from '../../store/pecas.ts'
import type { Efeitos, Passo, ResultadoDoEfeito } from './tipos.ts'

type Aqui = Pick<Passo, 'db' | 'antes' | 'agora' | 'autor'>

/**
 * Reserves from the post's free stock what the approved lines need, and releases what they no longer need. Only an
 * approval reserves, a budget does not (decisions 43). Of two orders for the last part the second waits for the first,
 * and then finds it taken.
 */
export const reservePecas = async ({ db, antes, agora, autor }: Aqui, vale = true): Promise<void> => {
  const precisas = await listPecasDaOs(db, antes.id)
  const livres = await lockLivres(
    db,
    antes.postoId,
    precisas.map(({ peca_id }) => peca_id),
  )
  await moveEstoquePeca(
    db,
    reservasDaOs(vale ? precisas : precisas.map((peca) => ({ ...peca, precisa: 0 })), livres).map(
      (movimento) => ({
        ...movimento,
        osId: antes.id,
      }),
    ),
    { agora, usuarioId: autor.usuario?.id ?? null },
  )
}

/**
 * An order that no longer needs its parts releases what it has reserved, and its purchases that nobody has authorised
 * yet are cancelled; what is on its way comes to the post's stock (decisions 43).
 */
export const releasePecas = async (aqui: Aqui): Promise<void> => {
  await deleteComprasDaOs(aqui.db, aqui.antes.id)
  await reservePecas(aqui, false)
}

/** Uses the parts that the order has reserved. */
export const usePecas = async ({ db, antes, agora, autor }: Aqui): Promise<void> => {
  const nossas = await listPecasDaOs(db, antes.id)
  const livres = await lockLivres(
    db,
    antes.postoId,
    nossas.map(({ peca_id }) => peca_id),
  )
  await moveEstoquePeca(
    db,
    nossas.flatMap(({ peca_id, reservada }) => {
      const estoque = livres.get(peca_id)
      return estoque && reservada > 0
        ? [
            {
              estoqueId: estoque.id,
              tipo: 'USO' as const,
              fisico: -reservada,
              reservado: -reservada,
              osId: antes.id,
            },
          ]
        : []
    }),
    { agora, usuarioId: autor.usuario?.id ?? null },
  )
}

/**
 * Reserves what the approved lines need; what the post lacks and nobody has ordered yet becomes a purchase. Answers how
 * many parts no longer need to be ordered.
 */
export const requestFaltas = async (aqui: Aqui): Promise<number> => {
  const { db, antes, agora, autor } = aqui
  const faltavam = faltasDaOs(await listPecasDaOs(db, antes.id), 'PEDIR').length
  await reservePecas(aqui)
  const faltas = faltasDaOs(await listPecasDaOs(db, antes.id), 'PEDIR')
  if (faltas.length > 0)
    await insertCompraDaOs(db, antes, faltas, { criado_em: agora, criado_por: autor.usuario?.id ?? null })
  return faltavam
}

/** Whether every part of the repair has arrived. */
export const havePecasCome = async ({ db, antes }: Pick<Passo, 'db' | 'antes'>): Promise<boolean> =>
  faltasDaOs(await listPecasDaOs(db, antes.id), 'CHEGAR').length === 0

/** An approved order continues when nothing is missing. */
export const goOn = async (
  passo: Passo,
  status: StatusOs = passo.antes.status,
): Promise<Pick<ResultadoDoEfeito, 'segue'>> =>
  status === 'ORCAMENTO_APROVADO' &&
  faltaSinalDe({ ...passo.antes, status }) === 0 &&
  (await havePecasCome(passo))
    ? { segue: 'aguardarConserto' }
    : {}

/** A line whose part will not come: it was not ordered, or was rejected. */
const demandFalta = ({ antes }: Passo, linhaId: number) => {
  const linha = antes.orcamento?.linhas.find(({ id }) => id === linhaId)
  if (!linha?.peca) return refuseField('linha', 'OS_LINHA_DESCONHECIDA')
  if (linha.falta !== 'REJEITADA' && linha.falta !== 'A_PEDIR') refuseField('linha', 'OS_LINHA_SEM_FALTA')
  return { ...linha, peca: linha.peca }
}

export const efeitosPecas = {
  /** Orders a rejected part again. */
  pedirDeNovo: async (passo) => {
    const pedidas = await requestFaltas(passo)
    if (pedidas === 0) refuse('OS_SEM_FALTA')
    return { nota: passo.input.nota ?? null, ...(await goOn(passo)) }
  },
  /**
   * Replaces a part by an equivalent original one at the same price or less; the consumer is told (decisions 41; CDC
   * art. 21).
   */
  substituirPeca: async (passo) => {
    const { db, antes, input } = passo
    const linha = demandFalta(passo, input.linha.id)
    const nova = await findSubstituta(db, input.peca.id, antes.relogio?.modelo.id ?? null)
    if (!nova || nova.id === linha.peca.id) return refuseField('peca', 'OPCAO_INVALIDA')
    if (!nova.serve) refuseField('peca', 'OS_PECA_DE_OUTRO_MODELO')
    if (nova.preco * linha.quantidade > linha.valor) refuseField('peca', 'OS_PECA_CARA')
    await setPecaDaLinha(db, linha.id, nova.id)
    await requestFaltas(passo)
    return {
      ...(await goOn(passo)),
      nota: `${linha.peca.descricao} → ${nova.descricao}. ${input.motivo}`,
      aviso: 'PECA',
      mudancas: [{ campo: 'peca', de: linha.peca.codigo, para: nova.codigo }],
    }
  },
} satisfies Efeitos

import { refuse, refuseField } from '../../../../../platform/http/errors.ts'
import { findSubstituta, setPecaDaLinha } from '../../store/orcamento-write.ts'
import { insertCompraDaOs, listFaltas } from '../../store/pecas.ts'
import type { Efeitos, Passo } from './tipos.ts'

/**
 * What the approved lines ask for and nobody has asked for yet becomes a purchase of the post. A budget reserves
 * nothing: only its approval does. Answers how many parts were asked for.
 */
export const requestFaltas = async ({ db, antes, agora, autor }: Passo): Promise<number> => {
  const faltas = await listFaltas(db, antes.id, ['SOLICITADA', 'AUTORIZADA', 'ENVIADA', 'RECEBIDA'])
  if (faltas.length === 0) return 0
  await insertCompraDaOs(
    db,
    antes,
    faltas.map(({ peca_id, falta, preco }) => ({ peca_id, quantidade: falta, preco })),
    { criado_em: agora, criado_por: autor.usuario?.id ?? null },
  )
  return faltas.length
}

/** Whether every part that the repair needs has come. */
export const havePecasCome = async ({ db, antes }: Pick<Passo, 'db' | 'antes'>): Promise<boolean> =>
  (await listFaltas(db, antes.id, ['RECEBIDA'])).length === 0

/** A line whose part does not come: nobody has asked for it, or it was rejected. */
const demandFalta = ({ antes }: Passo, linhaId: number) => {
  const linha = antes.orcamento?.linhas.find(({ id }) => id === linhaId)
  if (!linha?.peca) return refuseField('linha', 'OS_LINHA_DESCONHECIDA')
  if (linha.falta !== 'REJEITADA' && linha.falta !== 'A_PEDIR') refuseField('linha', 'OS_LINHA_SEM_FALTA')
  return { ...linha, peca: linha.peca }
}

export const efeitosPecas = {
  /** What was rejected is asked for again. */
  pedirDeNovo: async (passo) => {
    const pedidas = await requestFaltas(passo)
    if (pedidas === 0) refuse('OS_SEM_FALTA')
    return { nota: passo.input.nota ?? null }
  },
  /** An equivalent original part that is no dearer than the approved one; the consumer is told (decisions 41; CDC art. 21). */
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
      nota: `${linha.peca.descricao} → ${nova.descricao}. ${input.motivo}`,
      aviso: 'PECA',
      mudancas: [{ campo: 'peca', de: linha.peca.codigo, para: nova.codigo }],
    }
  },
} satisfies Efeitos

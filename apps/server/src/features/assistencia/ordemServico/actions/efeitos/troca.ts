import { refuseField } from '../../../../../platform/http/errors.ts'
import { isUsado, setTrocado } from '../../store/relogio.ts'
import { insertTroca, listModelosAtivos, offerModelos, updateTroca } from '../../store/troca.ts'
import { findOrInsertRelogio } from '../../store/write.ts'
import { undoTroca } from './escolha/escolha.ts'
import { releasePecas } from './pecas.ts'
import type { Efeitos, Passo } from './tipos.ts'

/** The current request; a change of status by hand may have led here without one. */
const demandTroca = (antes: Passo['antes']) => antes.troca ?? refuseField('troca', 'OS_SEM_TROCA')

/** A watch that is swapped needs no parts. */
const requestTroca = async (passo: Passo, motivo: string) => {
  const { db, antes, agora, autor } = passo
  await releasePecas(passo)
  await insertTroca(db, antes.id, {
    motivo,
    solicitada_em: agora,
    solicitada_por: autor.usuario?.id ?? null,
  })
  return { nota: motivo }
}

const offerAtivos = async ({ db, antes, agora, autor }: Passo, modelos: readonly { id: number }[]) => {
  const ids = modelos.map(({ id }) => id)
  const ativos = await listModelosAtivos(db, ids)
  const wrong = ids.findIndex((id) => !ativos.has(id))
  if (wrong >= 0) refuseField(`modelos[${wrong}]`, 'OPCAO_INVALIDA')
  await offerModelos(db, demandTroca(antes).id, [...new Set(ids)], {
    oferecido_em: agora,
    oferecido_por: autor.usuario?.id ?? null,
  })
}

/** A decision of the manufacturer on the current request. */
const decideTroca = (
  { db, antes, agora, autor }: Passo,
  situacao: 'AUTORIZADA' | 'NAO_AUTORIZADA',
  motivo: string | null,
) =>
  updateTroca(db, demandTroca(antes).id, {
    situacao,
    decidida_em: agora,
    decidida_por: autor.usuario?.id ?? null,
    decisao_motivo: motivo,
  })

export const efeitosTroca = {
  solicitarTroca: (passo) => requestTroca(passo, passo.input.motivo),
  reabrirTroca: (passo) => requestTroca(passo, passo.input.motivo),
  autorizarTroca: async (passo) => {
    await offerAtivos(passo, passo.input.modelos)
    await decideTroca(passo, 'AUTORIZADA', null)
    return { nota: passo.input.nota ?? null }
  },
  naoAutorizarTroca: async (passo) => {
    await decideTroca(passo, 'NAO_AUTORIZADA', passo.input.motivo)
    return { nota: passo.input.motivo }
  },
  trocaMaisModelos: async (passo) => {
    await offerAtivos(passo, passo.input.modelos)
    return { nota: passo.input.nota ?? null }
  },
  escolherModelo: async ({ db, antes, agora, autor, input }) => {
    const troca = demandTroca(antes)
    const modelo = troca.oferecidos.find(({ id }) => id === input.modelo.id)
    if (!modelo) return refuseField('modelo', 'OS_MODELO_NAO_OFERECIDO')
    await updateTroca(db, troca.id, {
      situacao: 'ESCOLHIDA',
      modelo_escolhido_id: modelo.id,
      escolhida_em: agora,
      escolhida_por: autor.usuario?.id ?? null,
    })
    return { nota: modelo.descricao }
  },
  /** The new watch is recorded separately, the old one as swapped (decisions 50). */
  receberRelogioTroca: async ({ db, antes, agora, input }) => {
    const troca = demandTroca(antes)
    if (troca.escolhidoId === null) return refuseField('modelo', 'OS_MODELO_NAO_OFERECIDO')
    const novo = await findOrInsertRelogio(db, antes.postoId, troca.escolhidoId, input.numeroSerie)
    if (await isUsado(db, novo.id)) refuseField('numeroSerie', 'RELOGIO_JA_CADASTRADO')
    await updateTroca(db, troca.id, {
      situacao: 'RECEBIDA',
      recebida_em: agora,
      numero_serie: input.numeroSerie,
      relogio_novo_id: novo.id,
      destino_antigo: input.destinoAntigo ?? null,
    })
    if (antes.relogio) await setTrocado(db, antes.relogio.id, antes.id)
    const nota = [input.nota, input.destinoAntigo && `Relógio antigo: ${input.destinoAntigo}`]
    return { nota: nota.filter(Boolean).join('. ') || null }
  },
  reverterTroca: async (passo) => {
    const { db, antes, agora, autor, input } = passo
    const mudancas = await undoTroca(passo, input.motivo)
    await updateTroca(db, demandTroca(antes).id, {
      situacao: 'REVERTIDA',
      revertida_em: agora,
      revertida_por: autor.usuario?.id ?? null,
      revertida_motivo: input.motivo,
    })
    return { nota: input.motivo, mudancas }
  },
} satisfies Efeitos

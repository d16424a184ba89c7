import type { Executor } from '../../../../../platform/db/index.ts'
import { isOwnRepair } from '@app/rules/assistencia/ordemServico'
import { refuseField } from '../../../../../platform/http/errors.ts'
import { listReparadores } from '../../store/consultas.ts'
import { isTecnicoTreinado } from '../../../tecnico/index.ts'
import { estadoOf } from '../../view.ts'
import { insertArquivosDoPasso } from './arquivos.ts'
import { answerChecklist } from './checklist.ts'
import { usePecas } from './pecas.ts'
import { SEM_TREINAMENTO } from '@app/rules/assistencia/tecnico'
import { demandQuando } from './quando.ts'
import type { Efeitos, Passo } from './tipos.ts'

/** The technician of the order: a person of its post who repairs. */
const findReparador = async (db: Executor, postoId: number, id: number) => {
  const pessoas = await listReparadores(db, { tipo: 'tudo' }, postoId)
  return pessoas.find((pessoa) => pessoa.id === id) ?? refuseField('tecnico', 'OS_TECNICO_DO_POSTO')
}

export const demandTecnico = async (db: Executor, postoId: number, id: number): Promise<void> => {
  await findReparador(db, postoId, id)
}

/** Whether the order's watch is of a model that the technician is not trained for today. */
const isSemTreinamento = async (
  db: Executor,
  { relogio }: Passo['antes'],
  id: number,
  agora: Date,
): Promise<boolean> => relogio !== null && !(await isTecnicoTreinado(db, id, relogio.modelo, agora))

/** Misuse is shown, not said: the order has a photo, or gets one with it. */
const demandFoto = ({ antes, arquivos }: Passo): void => {
  const fotos = [...antes.arquivos, ...arquivos.recebidos].some(({ tipo }) => tipo === 'FOTO')
  if (!fotos) refuseField('fotos', 'OS_FOTO_USO_INDEVIDO')
}

/** The named technician, or the actor if of the post; otherwise it stays. */
const tecnicoDe = async ({ db, antes, autor }: Passo, named: { id: number } | null | undefined) => {
  if (named) {
    await demandTecnico(db, antes.postoId, named.id)
    return { tecnico_id: named.id }
  }
  if (antes.tecnico !== null || autor.usuario === null) return {}
  const eu = autor.usuario.id
  const pessoas = await listReparadores(db, { tipo: 'tudo' }, antes.postoId)
  return pessoas.some(({ id }) => id === eu) ? { tecnico_id: eu } : {}
}

export const efeitosOficina = {
  salvarPreAvaliacao: async (passo) => ({
    dados: { pre_avaliacao: passo.input.preAvaliacao, ...(await tecnicoDe(passo, passo.input.tecnico)) },
    nota: passo.input.preAvaliacao,
  }),
  avaliar: async (passo) => {
    const { antes, input } = passo
    const indevido = input.usoIndevido === true && !antes.usoIndevido
    if (indevido) demandFoto(passo)
    await insertArquivosDoPasso(passo)
    return {
      dados: {
        avaliacao: input.avaliacao,
        ...(await tecnicoDe(passo, undefined)),
        ...(indevido && { uso_indevido: true, garantia: false }),
      },
      ...(indevido && { mudancas: [{ campo: 'usoIndevido', de: false, para: true }] }),
      nota: input.avaliacao,
    }
  },
  /** Seen on the bench before the watch is evaluated, or after (decisions 47). */
  registrarUsoIndevido: async (passo) => {
    demandFoto(passo)
    await insertArquivosDoPasso(passo)
    return {
      dados: { uso_indevido: true, garantia: false },
      mudancas: [{ campo: 'usoIndevido', de: false, para: true }],
      nota: passo.input.nota,
    }
  },
  fotografar: async (passo) => {
    await insertArquivosDoPasso(passo)
    return {}
  },
  /** Gives the order to another technician; an order without one goes to the first who takes it. */
  passarOs: async ({ db, antes, input, agora }) => {
    const para = input.tecnico ? await findReparador(db, antes.postoId, input.tecnico.id) : null
    return {
      dados: { tecnico_id: para?.id ?? null },
      mudancas: [{ campo: 'tecnico', de: antes.tecnico?.nome ?? null, para: para?.nome ?? null }],
      nota: para
        ? `Com ${para.nome}.${(await isSemTreinamento(db, antes, para.id, agora)) ? ` ${SEM_TREINAMENTO}` : ''}`
        : 'Sem dono na bancada.',
    }
  },
  consertar: async (passo) => {
    const { input, autor } = passo
    await usePecas(passo)
    return {
      dados: {
        reparo: input.reparo,
        data_reparo: demandQuando(passo, input.data),
        reparado_por: autor.usuario?.id ?? null,
      },
      nota: input.reparo,
    }
  },
  /** Parts that were added after the repair are in the watch by now too. */
  enviarControleQualidade: async (passo) => {
    await usePecas(passo)
    return { nota: passo.input.nota ?? null }
  },
  aprovarReparo: async (passo) => {
    const { antes, autor, input } = passo
    const proprio = isOwnRepair(estadoOf(antes), autor.usuario?.id ?? null)
    if (proprio && !input.motivo) refuseField('motivo', 'EMPTY_REQUIRED_FIELD')
    await answerChecklist(passo, 'aprovarReparo', input.checklist)
    return {
      dados: { qualidade_motivo: proprio ? (input.motivo ?? null) : null },
      nota: input.motivo ?? input.nota ?? null,
    }
  },
  reprovarReparo: async (passo) => {
    await answerChecklist(passo, 'reprovarReparo', passo.input.checklist)
    return { nota: passo.input.motivo }
  },
  reabrirConserto: ({ input }) => ({
    dados: { data_reparo: null, reparado_por: null, reparo: null },
    nota: input.nota ?? null,
  }),
  osReparada: ({ input }) => ({ nota: input.nota ?? null }),
} satisfies Efeitos

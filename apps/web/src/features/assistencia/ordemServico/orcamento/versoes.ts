import type { OrcamentoVersao, OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { LinhaDaVersao } from '@app/rules/assistencia/ordemServico'
import {
  IconCheck,
  IconClock,
  IconMessageQuestion,
  IconPencil,
  IconReplace,
  IconX,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { formatDay, formatMoment } from '../../../../platform/text/format.ts'
import { itemDe } from './orcamento-model.ts'
import { pagaDe } from './orcamento-somas.ts'
import type { OrcamentoForm } from './orcamento-model.ts'

/** A version as a column of the comparison. */
export type Coluna = {
  titulo: string
  quando: string
  estado: { tone: 'info' | 'sucesso' | 'neutro'; icon: TablerIcon; words: string }
  /** The consumer has this one. */
  comOCliente: boolean
  linhas: readonly LinhaDaVersao[]
  prazo: string
  resposta: string
  paga: number
}

const ESTADOS = {
  ABERTO: { tone: 'info', icon: IconMessageQuestion, words: 'Com o cliente' },
  APROVADO: { tone: 'sucesso', icon: IconCheck, words: 'Aprovada' },
  REPROVADO: { tone: 'neutro', icon: IconX, words: 'Recusada' },
  EXPIRADO: { tone: 'neutro', icon: IconClock, words: 'Expirada' },
  SUBSTITUIDO: { tone: 'neutro', icon: IconReplace, words: 'Substituída' },
} as const satisfies Record<OrcamentoVersao['situacao'], Coluna['estado']>

const prazoWords = (dias: number | null) =>
  dias === null ? '—' : `${dias} ${dias === 1 ? 'dia útil' : 'dias úteis'}`

const respostaWords = (resposta: OrcamentoVersao['resposta']) => {
  if (!resposta) return '—'
  const dada = resposta.aprovado ? 'aprovada' : resposta.motivo ? `“${resposta.motivo}”` : 'recusada'
  return `${dada}, ${formatDay(resposta.em)}`
}

/** A saved version. */
export const colunaDe = (versao: OrcamentoVersao, escolha: OrdemServico['escolha']): Coluna => ({
  titulo: `Versão ${versao.versao}`,
  quando: [formatMoment(versao.salvoEm), versao.salvoPor?.split(' ')[0]].filter(Boolean).join(', '),
  estado: ESTADOS[versao.situacao],
  comOCliente: versao.situacao === 'ABERTO',
  linhas: versao.linhas,
  prazo: prazoWords(versao.prazoDiasUteis),
  resposta: respostaWords(versao.resposta),
  paga: pagaDe(versao.linhas, escolha),
})

/** What is being written, as the version that saving it makes. */
export function colunaDoForm(form: OrcamentoForm, numero: number, escolha: OrdemServico['escolha']): Coluna {
  const linhas = form.linhas.flatMap((linha): LinhaDaVersao[] => {
    const item = itemDe(linha)
    if (!item) return []
    const { quantidade, garantia, opcional, valorFinal, descricao } = linha
    return [
      {
        tipo: item.tipo,
        itemId: item.id,
        nome: descricao.trim() || item.nome,
        quantidade: quantidade ?? 1,
        garantia: garantia === 'sim',
        opcional,
        valorFinal: valorFinal ?? 0,
      },
    ]
  })
  return {
    titulo: `Versão ${numero}`,
    quando: 'agora',
    estado: { tone: 'neutro', icon: IconPencil, words: 'Não salva' },
    comOCliente: false,
    linhas,
    prazo: prazoWords(form.prazoDiasUteis),
    resposta: '—',
    paga: pagaDe(linhas, escolha),
  }
}

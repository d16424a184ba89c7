import { FEITO_FECHAMENTO_LABELS, type Fechamento } from '@app/contract/assistencia/financeiro'
import { formatDateTime, formatDay, formatMoney } from '../../../../platform/text/format.ts'

type Feito = Fechamento['historico'][number]
type Passo = { quando: string; data: string; nome: string; quem: string }

/** 'Valor corrigido: Revisão, de R$ 95,00 para R$ 142,00'. */
const nomeDoFeito = ({ feito, sobre, de, para }: Feito): string => {
  const valores = [de === null ? '' : `de ${formatMoney(de)} para`, para === null ? '' : formatMoney(para)]
  const dito = [sobre, valores.filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [FEITO_FECHAMENTO_LABELS[feito], dito].filter(Boolean).join(': ')
}

type Visto = Pick<
  Fechamento,
  'conferenciaEm' | 'aprovadoEm' | 'aprovadoPor' | 'pagamento' | 'linhas' | 'historico'
>

/** What happened to a closing, newest first: its moves, and who changed what of its money. */
export const passosDe = ({
  conferenciaEm,
  aprovadoEm,
  aprovadoPor,
  pagamento,
  linhas,
  historico,
}: Visto): Passo[] => {
  const passos: Passo[] = linhas.flatMap(({ contestadaEm, contestadaPor, descricao }) =>
    contestadaEm
      ? [
          {
            quando: contestadaEm,
            data: formatDateTime(contestadaEm),
            nome: `Contestada: ${descricao}`,
            quem: contestadaPor ?? 'Posto',
          },
        ]
      : [],
  )
  for (const feito of historico)
    passos.push({
      quando: feito.em,
      data: formatDateTime(feito.em),
      nome: nomeDoFeito(feito),
      quem: feito.por ?? '',
    })
  if (conferenciaEm)
    passos.push({
      quando: conferenciaEm,
      data: formatDateTime(conferenciaEm),
      nome: 'Em conferência',
      quem: 'Automático',
    })
  if (aprovadoEm)
    passos.push({
      quando: aprovadoEm,
      data: formatDateTime(aprovadoEm),
      nome: 'Aprovado',
      quem: aprovadoPor ?? '',
    })
  if (pagamento)
    passos.push({
      quando: `${pagamento.data}T24`,
      data: formatDay(pagamento.data),
      nome: 'Pago',
      quem: pagamento.por ?? '',
    })
  return passos.toSorted((a, b) => b.quando.localeCompare(a.quando))
}

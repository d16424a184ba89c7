import { PRAZO_LEGAL_DIAS } from '@app/contract/assistencia/ordemServico'
import type { EscolhaLegal } from '@app/contract/assistencia/ordemServico'
import { formatReais } from '../../casca/dinheiro/index.ts'
import { formatDay } from '../../casca/tempo/index.ts'

/** The consumer's choice after the 30 days; a swap has no value. */
export type EscolhaFeita = { tipo: EscolhaLegal; valor: number | null }

export const ESCOLHA_NOMES: Record<EscolhaLegal, string> = {
  TROCA: 'Troca do relógio',
  RESTITUICAO: 'Restituição do valor pago',
  ABATIMENTO: 'Abatimento do preço',
}

const escolho = ({ tipo, valor }: EscolhaFeita): string => {
  const reais = valor === null ? null : formatReais(valor)
  switch (tipo) {
    case 'TROCA':
      return `Escolho a troca por outro relógio em perfeitas condições${reais ? `; pelo meu paguei ${reais}` : ''}.`
    case 'RESTITUICAO':
      return `Escolho receber de volta ${reais ?? 'o que paguei'}, e o relógio fica com o posto.`
    case 'ABATIMENTO':
      return `Escolho o abatimento de ${reais ?? 'parte'} do preço, e o relógio continua meu.`
  }
}

/** The exact text of the consent; its hash proves that nothing was changed afterwards. */
export const textoDaEscolha = (
  escolha: EscolhaFeita,
  os: { numero: string; relogio: string; prazoLegal: string },
): string =>
  [
    `Ordem de serviço ${os.numero}: ${os.relogio}.`,
    `Os ${PRAZO_LEGAL_DIAS} dias da lei para o conserto na garantia terminaram em ${formatDay(os.prazoLegal)} (Código de Defesa do Consumidor, art. 18, § 1º).`,
    escolho(escolha),
  ].join('\n')

/** For the history of the workshop: 'Restituição de R$ 1.250,00'. */
export const escolhaEmPalavras = ({ tipo, valor }: EscolhaFeita): string => {
  const nome = { TROCA: 'Troca', RESTITUICAO: 'Restituição', ABATIMENTO: 'Abatimento' }[tipo]
  return valor === null ? nome : `${nome} de ${formatReais(valor)}`
}

/** The same for the consumer's page. */
export const escolhaDoConsumidor = ({ tipo, valor }: EscolhaFeita): string => {
  const reais = valor === null ? 'o valor' : formatReais(valor)
  switch (tipo) {
    case 'TROCA':
      return 'Você escolheu trocar o relógio'
    case 'RESTITUICAO':
      return `Você escolheu receber ${reais} de volta`
    case 'ABATIMENTO':
      return `Você escolheu um abatimento de ${reais} no preço`
  }
}

import type { OrdemServico } from '@app/contract/assistencia/ordemServico'

/** The customer's complaint: in own words, otherwise the chosen symptoms. */
export const sintomasDe = ({ sintomas, relato }: Pick<OrdemServico, 'sintomas' | 'relato'>) =>
  relato ?? sintomas.map(({ nome }) => nome).join('; ')

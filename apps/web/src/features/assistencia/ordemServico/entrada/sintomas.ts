import type { OrdemServico } from '@app/contract/assistencia/ordemServico'

/** What the customer says: in his own words, else the symptoms chosen. */
export const sintomasDe = ({ sintomas, relato }: Pick<OrdemServico, 'sintomas' | 'relato'>) =>
  relato ?? sintomas.map(({ nome }) => nome).join('; ')

import type { Services } from '../../../platform/context.ts'
import { type Aberta, CaixaError, withCaixa } from '../../../platform/imap/index.ts'
import { unseal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import type { CaixaRow } from './store/caixa.ts'

/** The password of the mailbox is sealed with this secret of the installation. */
export const CHAVE_DA_CAIXA = 'caixa-nota'

const openSenha = (key: Buffer, sealed: Buffer): string => {
  try {
    return unseal(key, sealed).toString('utf8')
  } catch (cause) {
    throw new CaixaError('A senha guardada não pôde ser lida. Digite-a de novo.', { cause })
  }
}

/** Opens the mailbox of notes as it is set. Fails with a CaixaError. */
export const withCaixaNota = async <T>(
  services: Services,
  { senha, ...caixa }: CaixaRow,
  work: (aberta: Aberta) => Promise<T>,
): Promise<T> => {
  if (!senha) throw new CaixaError('Falta a senha da caixa.')
  const plain = openSenha(await getSegredo(services.db, CHAVE_DA_CAIXA), senha)
  return withCaixa(services, { ...caixa, senha: plain, interna: services.config.CAIXA_INTERNA }, work)
}

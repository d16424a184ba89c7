import { CadastroAceite, TERMOS_POSTO } from '@app/contract/assistencia/cadastroPosto'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { createHash } from 'node:crypto'
import { readCampos } from './campos.ts'

/** The origin of a call, for the consent. */
export type Origem = { endereco: string; navegador: string | undefined }

const NAVEGADOR_MAXIMO = 300

/** The errors of the consent. */
export const checkAceite = (body: unknown): ErrorMessage[] =>
  readCampos(CadastroAceite, body, ['aceite']).erros

/** The stored consent: which terms, when, from where, and the hash of the terms and of everything sent with them. */
export const aceiteOf = (enviado: object, { endereco, navegador }: Origem, aceito_em: Date) => ({
  termos_versao: TERMOS_POSTO.versao,
  aceite_sha256: createHash('sha256')
    .update(JSON.stringify({ termos: TERMOS_POSTO, enviado }))
    .digest(),
  aceito_em,
  aceito_de: endereco,
  aceito_navegador: navegador?.slice(0, NAVEGADOR_MAXIMO) ?? null,
})

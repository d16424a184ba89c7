import { ArquivoInput } from '@app/contract/casca/arquivo'
import { NotaConfiguracao, NotaConfiguracaoInput } from '@app/contract/armazem/nota'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  getNotaConfiguracao,
  resetEsquemas,
  saveNotaConfiguracao,
  sendEsquemas,
} from './actions/configuracao.ts'
import type { NotaReader } from './leitura/index.ts'
import { readFile, upload } from './recebido.ts'

const tags = ['Notas fiscais']

/** The warehouse's own documents, the effect of each CFOP, the official schemas. */
export const configuracaoDaNota =
  (leitor: NotaReader): Routes =>
  async (app) => {
    const response = { 200: NotaConfiguracao }
    app.get(
      '/configuracao',
      {
        config: { ability: 'CONFIG_VER' },
        schema: { tags, summary: 'CNPJ do armazém, efeito de cada CFOP e esquemas em uso', response },
      },
      (req) => getNotaConfiguracao(req.ctx, leitor),
    )
    app.put(
      '/configuracao',
      {
        config: { ability: 'CONFIG_EDITAR', lateBody: true },
        schema: {
          tags,
          summary: 'Altera o CNPJ do armazém e os efeitos de CFOP que diferem dos que vieram',
          body: NotaConfiguracaoInput,
          response,
        },
      },
      (req) => saveNotaConfiguracao(req.ctx, leitor, req.body),
    )
    app.post(
      '/esquemas',
      {
        config: { ability: 'CONFIG_EDITAR', ...upload },
        bodyLimit: FILE_BODY_LIMIT,
        schema: {
          tags,
          summary: 'Envia o ZIP oficial de esquemas (XSD), que passa a valer',
          body: ArquivoInput,
          response,
        },
      },
      async (req) => sendEsquemas(req.ctx, leitor, await readFile(req)),
    )
    app.delete(
      '/esquemas',
      {
        config: { ability: 'CONFIG_EDITAR' },
        schema: { tags, summary: 'Volta aos esquemas que vieram com o produto', response },
      },
      (req) => resetEsquemas(req.ctx, leitor),
    )
  }

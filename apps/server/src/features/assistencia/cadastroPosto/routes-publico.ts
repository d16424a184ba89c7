import {
  CadastroAvisos,
  CadastroConfirmacao,
  CadastroCorrecaoInput,
  CadastroDoLink,
  CadastroEtapa1,
  CadastroEtapa2,
  CadastroEtapa3,
  CadastroOpcoes,
  CadastroPostoInput,
  CadastroPreco,
  CadastroReenvio,
  CadastroSituacaoAnswer,
  CadastroToken,
} from '@app/contract/assistencia/cadastroPosto'
import { RecuperacaoAnswer } from '@app/contract/casca/cadastro'
import type { FastifyRequest } from 'fastify'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { confirmCadastro, openLink, sendCorrecao } from './actions/by-link.ts'
import { listPlanos, validateEtapa3 } from './actions/check-plano.ts'
import { resendLink, sendCadastro } from './actions/send.ts'
import { validateEtapa1, validateEtapa2 } from './actions/validate.ts'
import { listMarcas } from './store/read.ts'

const tags = ['Cadastro de postos']
const config = { ability: 'public' } as const
// Each field is checked separately, so that all errors come together.
const late = { ability: 'public', lateBody: true } as const

const origemOf = (req: FastifyRequest) => ({ endereco: req.ip, navegador: req.headers['user-agent'] })

/** The steps of a registration, checked one by one (spec §7). */
const etapas: Routes = async (app) => {
  app.get(
    '/public/postoAutorizado/opcoes',
    {
      config,
      schema: {
        tags,
        summary: 'O que o cadastro oferece: marcas e planos',
        response: { 200: CadastroOpcoes },
      },
    },
    async () => ({ marcas: await listMarcas(app.services.db), planos: await listPlanos(app.services) }),
  )
  app.post(
    '/public/pessoa/validate/etapa1',
    {
      config: late,
      schema: {
        tags,
        summary: 'Confere a pessoa e a senha, com todos os erros de uma vez',
        body: CadastroEtapa1,
        response: { 200: CadastroAvisos },
      },
    },
    (req) => validateEtapa1(app.services, req.body, req.ip),
  )
  app.post(
    '/public/postoAutorizado/validate/etapa2',
    {
      config: late,
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Confere a empresa, o endereço e os documentos, com todos os erros de uma vez',
        description: 'Um prefixo ou dígito incomum da inscrição estadual só vem como aviso.',
        body: CadastroEtapa2,
        response: { 200: CadastroAvisos },
      },
    },
    (req) => validateEtapa2(app.services, req.body, req.ip),
  )
  app.post(
    '/public/postoAutorizado/validate/etapa3',
    {
      config: late,
      schema: {
        tags,
        summary: 'Confere o plano e o cupom, e diz o total antes que se escolha',
        body: CadastroEtapa3,
        response: { 200: CadastroPreco },
      },
    },
    (req) => validateEtapa3(app.services, req.body, req.ip),
  )
}

/** What the link of the mail opens. */
const links: Routes = async (app) => {
  app.post(
    '/public/postoAutorizado/confirmar',
    {
      config,
      schema: {
        tags,
        summary: 'Confirma o e-mail; desde então CNPJ e cupom são deste cadastro',
        body: CadastroConfirmacao,
        response: { 200: CadastroSituacaoAnswer },
      },
    },
    (req) => confirmCadastro(app.services, req.body, origemOf(req)),
  )
  app.post(
    '/public/postoAutorizado/reenviar',
    {
      config,
      schema: {
        tags,
        summary: 'Envia de novo o link da confirmação',
        description: 'A resposta é a mesma para qualquer e-mail.',
        body: CadastroReenvio,
        response: { 200: RecuperacaoAnswer },
      },
    },
    (req) => resendLink(app.services, req.body, req.ip),
  )
  app.post(
    '/public/postoAutorizado/correcao',
    {
      config,
      schema: {
        tags,
        summary: 'O que o link do e-mail abre: a situação do cadastro e o que se pediu que se corrija',
        description:
          'Um link usado diz a situação e não traz a correção; desconhecido, vencido ou de antes de outro envio: 400 LINK_VENCIDO.',
        body: CadastroToken,
        response: { 200: CadastroDoLink },
      },
    },
    (req) => openLink(app.services, req.body.token),
  )
  app.put(
    '/public/postoAutorizado/correcao',
    {
      config: late,
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Envia o cadastro corrigido',
        body: CadastroCorrecaoInput,
        response: { 200: CadastroSituacaoAnswer },
      },
    },
    (req) => sendCorrecao(app.services, req.body, origemOf(req)),
  )
}

/** Calls for people who register a post and have no session. */
export const cadastroPostoPublico: Routes = async (app) => {
  await app.register(etapas)
  await app.register(links)
  app.post(
    '/public/postoAutorizado',
    {
      config: late,
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Cadastra uma assistência, que confirma o e-mail e espera pela aprovação',
        body: CadastroPostoInput,
        response: { 201: CadastroSituacaoAnswer },
      },
    },
    async (req, reply) => reply.code(201).send(await sendCadastro(app.services, req.body, origemOf(req))),
  )
}

import { MinhaFalaUpdate } from '@app/contract/assistencia/acompanhamento'
import { AvaliacaoDita, CATEGORIAS_AVALIACAO } from '@app/contract/assistencia/avaliacao'
import {
  AceitarPeloLink,
  type AcompanhamentoOs,
  AprovarPeloLink,
  EnviarPeloLink,
  EscolherPeloLink,
  EscreverPeloLink,
  ReprovarPeloLink,
} from '@app/contract/assistencia/ordemServico'
import { Id } from '@app/contract/casca/paging'
import type { Services } from '../../../../platform/context.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { answerDaOs } from '../../avaliacao/index.ts'
import { deleteFala, editFala } from '../../chat/index.ts'
import {
  acceptByLink,
  approveByLink,
  chooseByLink,
  rejectByLink,
  writeByLink,
} from '../../ordemServico/index.ts'
import { PREFERENCIAS } from './escolhas.ts'
import { type Campos, textOf } from './formulario.ts'
import { recusadasDe } from './orcamento.ts'
import { PEDIDO_DE_NOVO } from './vencido.ts'

/** A form that was sent from the page of an order, and who sent it. */
export type Pedido = {
  services: Services
  token: string
  osId: number
  os: AcompanhamentoOs
  campos: Campos
  files: readonly ReceivedFile[]
  origem: { endereco: string; navegador: string | undefined }
}

const isPreferencia = (nome: string): nome is keyof typeof PREFERENCIAS => Object.hasOwn(PREFERENCIAS, nome)

const aprovar = ({ services, token, os, campos, origem }: Pedido): Promise<unknown> => {
  const input = parseBody(AprovarPeloLink, {
    token,
    sha256: textOf(campos, 'sha256'),
    nome: textOf(campos, 'nome'),
    documento: textOf(campos, 'documento'),
    outroDocumento: textOf(campos, 'outroDocumento') === 'true',
    assinatura: textOf(campos, 'assinatura') || null,
    aceite: textOf(campos, 'aceite') === 'true',
    recusadas: recusadasDe(os.orcamento, { ato: 'aprovar', campos, erros: [] }),
  })
  return approveByLink(services, input, origem)
}

const recusar = ({ services, token, campos, origem }: Pedido): Promise<unknown> => {
  const input = parseBody(ReprovarPeloLink, {
    token,
    sha256: textOf(campos, 'sha256'),
    nome: textOf(campos, 'nome'),
    motivo: textOf(campos, 'motivo'),
  })
  return rejectByLink(services, input, origem)
}

const aceitar = ({ services, token, campos }: Pedido): Promise<unknown> => {
  const aceite = textOf(campos, 'aceite') === 'true'
  return acceptByLink(
    services,
    parseBody(AceitarPeloLink, { token, aceite, sha256: textOf(campos, 'sha256') }),
  )
}

/** A model is chosen once it was confirmed: until then the page asks again. */
const escolher = async ({ services, token, campos }: Pedido): Promise<boolean> => {
  const modelo = textOf(campos, 'modelo')
  if (modelo === '') refuseField('modelo', 'ESCOLHA_O_MODELO')
  if (textOf(campos, 'confirmado') !== modelo) return false
  await chooseByLink(services, parseBody(EscolherPeloLink, { token, modelo: { id: Number(modelo) } }))
  return true
}

const escrever = ({ services, token, campos, files }: Pedido): Promise<unknown> =>
  writeByLink(
    services,
    parseBody(files.length > 0 ? EnviarPeloLink : EscreverPeloLink, {
      token,
      mensagem: textOf(campos, 'mensagem'),
      dispositivo: textOf(campos, 'dispositivo') || undefined,
    }),
    files,
  )

/** By the link nobody has a user; the token names the order. */
const porLink = (services: Services) => ({ ...services, usuario: null })

const corrigir = ({ services, osId, campos }: Pedido): Promise<unknown> => {
  const { texto } = parseBody(MinhaFalaUpdate, { texto: textOf(campos, 'texto') })
  return editFala(porLink(services), osId, parseBody(Id, textOf(campos, 'numero')), texto)
}

const apagar = ({ services, osId, campos }: Pedido): Promise<unknown> =>
  deleteFala(porLink(services), osId, parseBody(Id, textOf(campos, 'numero')))

const preferir = ({ services, token, os, campos }: Pedido): Promise<unknown> => {
  const preferencia = textOf(campos, 'preferencia')
  if (!isPreferencia(preferencia)) return refuseField('preferencia', 'ESCOLHA_UMA')
  if (!os.prazoPassou || os.escolha) return refuse('CONSUMIDOR_OS_SEGUIU')
  return writeByLink(services, {
    token,
    mensagem: `Passados os 30 dias da lei: ${PREFERENCIAS[preferencia]}.`,
  })
}

/** What an expired budget leaves to its consumer: to ask the post for another. */
const pedirNovo = ({ services, token, os }: Pedido): Promise<unknown> =>
  os.orcamento?.vencido
    ? writeByLink(services, { token, mensagem: PEDIDO_DE_NOVO })
    : refuse('CONSUMIDOR_OS_SEGUIU')

const avaliar = ({ services, osId, campos }: Pedido): Promise<unknown> => {
  const notas = CATEGORIAS_AVALIACAO.map((categoria) => [
    categoria,
    Number(textOf(campos, categoria)) || null,
  ])
  const dita = parseBody(AvaliacaoDita, {
    notas: Object.fromEntries(notas),
    comentario: textOf(campos, 'comentario'),
    querLigacao: textOf(campos, 'querLigacao') === 'true',
  })
  return answerDaOs(services, osId, dita)
}

const ATOS: Readonly<Record<string, { do: (pedido: Pedido) => Promise<unknown>; depois: string }>> = {
  aceitar: { do: aceitar, depois: '#condicoes' },
  aprovar: { do: aprovar, depois: '' },
  recusar: { do: recusar, depois: '' },
  escolher: { do: escolher, depois: '' },
  escrever: { do: escrever, depois: '#conversa' },
  corrigir: { do: corrigir, depois: '#conversa' },
  apagar: { do: apagar, depois: '#conversa' },
  pedirNovo: { do: pedirNovo, depois: '' },
  preferir: { do: preferir, depois: '#conversa' },
  avaliar: { do: avaliar, depois: '#avaliar' },
}

/** Does what a form asks for, and says where on the page that is seen; null where the page is to ask on (a new total). */
export const doAto = async (ato: string, pedido: Pedido): Promise<string | null> => {
  const found = Object.hasOwn(ATOS, ato) ? ATOS[ato] : undefined
  if (!found) return null
  return (await found.do(pedido)) === false ? null : found.depois
}

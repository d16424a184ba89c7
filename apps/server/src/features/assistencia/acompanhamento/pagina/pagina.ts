import { formatDay, instantFormat } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { openDaOs } from '../../avaliacao/index.ts'
import { deriveLink, demandLink, showAcompanhamento } from '../../ordemServico/index.ts'
import { aceite, avaliacao, condicoes, conversa, falas, historico, lugar, papeis, pe } from './conversa.ts'
import { depoisDos30, modelos, sinal } from './escolhas.ts'
import { atendimento, cabeca, estado, type Relogio, vimos } from './estado.ts'
import type { Enviado } from './formulario.ts'
import { faixa, pagina } from './moldura.ts'
import { orcamento } from './orcamento.ts'
import { html } from '../../../../platform/http/pages/html.ts'

const enderecoOf = (token: string) => `/acompanhar/${token}`

const relogioOf = ({ config }: Pick<Services, 'config'>): Relogio => {
  const format = instantFormat(config.TZ_EXIBICAO)
  return (instante) => format(new Date(instante))
}

/** The messages alone, for a page that is open already. */
export const falasDaOs = async (services: Services, token: string, osId: number): Promise<string> => {
  const os = await showAcompanhamento(services.db, services, osId)
  return falas({ os, endereco: enderecoOf(token), quando: relogioOf(services) }, null).text
}

/** What the page of a link shows: the order, its survey, and the code that opens it again. */
export const lookUp = async (services: Services, token: string) => {
  const link = await demandLink(services.db, services, token)
  const osId = link.ordem_servico_id
  return {
    link,
    osId,
    endereco: enderecoOf(token),
    os: await showAcompanhamento(services.db, services, osId),
    vista: await openDaOs(services, osId),
    codigo: link.sal && (await deriveLink(services, link.sal)).codigo,
  }
}
export type Achado = Awaited<ReturnType<typeof lookUp>>

/** What the sent form was refused for, where the form itself is not on the page any more. */
const perdido = ({ os }: Achado, enviado: Enviado | null): string | null => {
  const [erro] = enviado?.erros ?? []
  if (!enviado || !erro) return null
  const responde = ['aprovar', 'recusar'].includes(enviado.ato) && os.orcamento?.podeResponder === true
  const escolhe = enviado.ato === 'escolher' && os.modelos.length > 0 && os.modeloEscolhido === null
  const aceita = enviado.ato === 'aceitar' && os.aceite !== null
  const aqui =
    responde || escolhe || aceita || ['escrever', 'corrigir', 'apagar', 'avaliar'].includes(enviado.ato)
  return aqui || (enviado.ato === 'preferir' && os.prazoPassou) ? null : erro.text
}

/** The page of an order, with what was sent and refused in its form again. */
export const paginaDaOs = (
  services: Pick<Services, 'config'>,
  achado: Achado,
  enviado: Enviado | null,
): string => {
  const { os, vista, codigo, endereco } = achado
  const quando = relogioOf(services)
  const falha = perdido(achado, enviado)
  return pagina(
    'Acompanhe seu relógio',
    html`${cabeca(os.posto)}
      <main>
        ${falha !== null && faixa('atencao', falha)} ${estado(os, quando)} ${sinal(os)}
        ${depoisDos30(os, enviado)} ${vimos(os, endereco)} ${orcamento(os, enviado, quando)}
        ${modelos(os, enviado)} ${aceite(os, enviado)} ${atendimento(os, formatDay)}
        ${avaliacao(vista, enviado, quando)} ${conversa({ os, endereco, quando }, enviado)}
        ${condicoes(os, quando)} ${papeis(os, endereco, quando)} ${lugar(os)} ${historico(os, quando)}
        ${pe(os, codigo)}
      </main>`,
  )
}

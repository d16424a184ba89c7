import { SITUACAO_CHAMADO_LABELS } from '@app/contract/assistencia/chamado'
import { IconDeviceWatch, IconHeadset, IconListSearch } from '@tabler/icons-react'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import type { Entry, Group } from '../../casca/busca/index.ts'
import { type Buscadas, MOST_CHAMADOS } from './api.ts'

/** Most orders in the server's answer; there may be more. */
const MOST = 20

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** The list of all that fit, with pages. */
const all = (q: string, path: '/ordemServico' | '/chamado'): Entry => ({
  key: `todas-${path}`,
  title: 'Ver todas na lista',
  detail: '',
  icon: IconListSearch,
  path: `${path}?busca=${encodeURIComponent(q)}`,
})

/**
 * The found orders, each with its post when that is not the person's own, because numbers repeat per post (decisions
 * 59).
 */
const ordensOf = ({ q, ordens }: Buscadas, proprio: number | undefined): Group => ({
  label: 'Ordens de serviço',
  entries: [
    ...ordens.map(({ id, numero, osType, statusOS, consumidor, relogio, posto }) => ({
      key: `os-${id}`,
      title: `${osType === 'PA' ? 'PA' : 'OS'} ${numero}`,
      detail: joined(
        posto.id !== proprio && posto.nomeFantasia,
        consumidor.nome,
        relogio && `${relogio.modelo.descricao} ${relogio.numeroSerie}`,
        statusOS.description,
      ),
      icon: IconDeviceWatch,
      path: `/ordemServico/${id}`,
      keep: true,
    })),
    ...(ordens.length < MOST ? [] : [all(q, '/ordemServico')]),
  ],
})

const chamadosOf = ({ q, chamados }: Buscadas, proprio: number | undefined): Group => ({
  label: 'Chamados',
  entries: [
    ...chamados.map(({ id, numero, titulo, situacao, posto }) => ({
      key: `chamado-${id}`,
      title: `Chamado ${numero}`,
      detail: joined(titulo, posto.id !== proprio && posto.nomeFantasia, SITUACAO_CHAMADO_LABELS[situacao]),
      icon: IconHeadset,
      path: `/chamado/${id}`,
      keep: true,
    })),
    ...(chamados.length < MOST_CHAMADOS ? [] : [all(q, '/chamado')]),
  ],
})

/** What was found, by kind; a kind of which nothing was found is not named. */
export const groupsOf = (buscadas: Buscadas, proprio: number | undefined): Group[] =>
  [ordensOf(buscadas, proprio), chamadosOf(buscadas, proprio)].filter(({ entries }) => entries.length > 0)

/** '26/2026', 'OS 26/2026' and the 'OS26-2026' of a label. */
const NUMERO = /^(?:OS\s*)?(\d{1,9})(?:\s*[-/]\s*(\d{4}))?$/i

/** The orders that a code names: by number (of any year when it has none), or by the watch's serial number. */
export const exactOf = (ordens: readonly OrdemServicoResumo[], code: string): OrdemServicoResumo[] => {
  const text = code.trim()
  const [, numero, ano] = NUMERO.exec(text) ?? []
  const byNumber = ordens.filter((os) => {
    const [own, year] = os.numero.split('/')
    return numero !== undefined && own === String(Number(numero)) && (ano === undefined || year === ano)
  })
  if (byNumber.length > 0) return byNumber
  return ordens.filter(({ relogio }) => relogio?.numeroSerie === text.toUpperCase())
}

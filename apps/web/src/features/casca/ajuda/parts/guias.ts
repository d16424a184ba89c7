import type { Ability, User } from '@app/contract/casca/session'

// The product shows the guide of the repository, so that there is only one. Each page loads when it is opened.
const TEXTS = import.meta.glob<string>('../../../../../../../docs/guia/*.md', {
  query: '?raw',
  import: 'default',
})
const PICTURES = import.meta.glob<string>('../../../../../../../docs/guia/imagens/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

const nameOf = (path: string) => path.replace(/^.*\//, '')
const pictures = new Map(Object.entries(PICTURES).map(([path, url]) => [nameOf(path), url]))
const texts = new Map(Object.entries(TEXTS).map(([path, load]) => [nameOf(path).replace(/\.md$/, ''), load]))

export const pictureUrl = (file: string) => pictures.get(nameOf(file))

type Guia = { nome: string; titulo: string; ability: Ability }

/** Each part of the guide, with the ability of its readers. */
const GUIAS: readonly Guia[] = [
  { nome: 'armazem', titulo: 'Armazém', ability: 'PAINEL_VER' },
  { nome: 'notas', titulo: 'Notas fiscais', ability: 'NOTA_VER' },
  { nome: 'assistencia', titulo: 'Assistência técnica', ability: 'OS_VER' },
  { nome: 'assistencia-cadastros', titulo: 'Cadastros da assistência', ability: 'MODELO_EDITAR' },
  { nome: 'postos', titulo: 'Postos autorizados', ability: 'POSTO_EDITAR' },
  { nome: 'colaboradores', titulo: 'Colaboradores', ability: 'COLABORADOR_EDITAR' },
  { nome: 'conversas', titulo: 'Conversas', ability: 'CHAT_USAR' },
  { nome: 'cobrancas', titulo: 'Planos e cobranças', ability: 'COBRANCA_VER' },
  { nome: 'chamados', titulo: 'Chamados', ability: 'CHAMADO_VER' },
  { nome: 'relatorios', titulo: 'Relatórios', ability: 'RELATORIO_VER' },
  { nome: 'financeiro', titulo: 'Fechamentos', ability: 'FINANCEIRO_VER' },
  { nome: 'pessoas', titulo: 'Pessoas e acesso', ability: 'USUARIO_VER' },
  { nome: 'cliente', titulo: 'Empresa cliente', ability: 'PEDIDO_VER' },
  { nome: 'consumidor', titulo: 'Consumidor', ability: 'OS_ACOMPANHAR' },
]

/** The parts that a person reads: a client's clerk has one, a service point's people have another. */
export const guiasOf = ({ authorities }: Pick<User, 'authorities'>): readonly Guia[] =>
  GUIAS.filter(({ nome, ability }) => texts.has(nome) && authorities.includes(ability))

export const loadGuia = (nome: string): Promise<string> => {
  const load = texts.get(nome)
  return load ? load() : Promise.reject(new Error(`no guide ${nome}`))
}

import { z } from 'zod'
import { coded, type ErrorCode } from '../casca/errors/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, maxOf, recordOf } from '../casca/register/schema.ts'
import { GRUPOS, POSTO_TIPOS, STATUS, TIPOS } from './postoAutorizadoForm.ts'
import { categoriaAssistencia, credenciado, marca } from './references.ts'

export {
  HORARIO_LABELS,
  HORARIOS,
  LICENCAS_PADRAO,
  POSTO_TIPO_LABELS,
  POSTO_TIPOS,
  type Horario,
} from './postoAutorizadoForm.ts'

export const PostoTipo = z.enum(POSTO_TIPOS)
export type PostoTipo = z.infer<typeof PostoTipo>

/** /postoAutorizado: the service points of the network, and which credenciado each habilitado belongs to. */
export const postoAutorizadoView = {
  name: 'postoAutorizado',
  modulo: 'assistencia',
  path: '/postoAutorizado',
  title: 'Postos autorizados',
  subtitle: 'Credenciados e habilitados da rede de assistência',
  noun: ['posto autorizado', 'postos autorizados'],
  abilities: { view: 'POSTO_EDITAR', edit: 'POSTO_EDITAR' },
  columns: [
    { name: 'nomeFantasia', label: 'Nome fantasia', sort: 'nome' },
    { name: 'codigoSap', label: 'Código SAP', sort: 'codigoSap', width: '8rem' },
    { name: 'cnpj', label: 'CNPJ', format: 'document', sort: 'cnpj', width: '10.5rem', wideOnly: true },
    { name: 'tipo', label: 'Tipo', options: TIPOS, sort: 'tipo', width: '8rem' },
    {
      name: 'credenciado.nomeFantasia',
      label: 'Credenciado',
      sort: 'credenciado',
      width: '12rem',
      wideOnly: true,
    },
    { name: 'cidade', label: 'Cidade', sort: 'cidade', width: '9rem', wideOnly: true },
    { name: 'estado', label: 'UF', sort: 'estado', width: '4rem', wideOnly: 'mesa' },
    { name: 'status', label: 'Situação', options: STATUS, width: '6rem', wideOnly: true },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nomeFantasia', 'razaoSocial'] },
    { name: 'codigoSap', label: 'Código SAP', kind: 'begins', fields: ['codigoSap'] },
    { name: 'cnpj', label: 'CNPJ', kind: 'document', fields: ['cnpj'] },
    { name: 'cidade', label: 'Cidade', kind: 'contains', fields: ['cidade'] },
    { name: 'tipo', label: 'Tipo', kind: 'option', fields: ['tipo'], options: TIPOS, empty: 'Todos' },
    {
      name: 'credenciado',
      label: 'Habilitados de',
      kind: 'reference',
      fields: ['credenciado.id'],
      ...credenciado,
    },
    {
      name: 'categoria',
      label: 'Categoria',
      kind: 'reference',
      fields: ['categoriaAssistencia.id'],
      ...categoriaAssistencia,
    },
    {
      name: 'marca',
      label: 'Atende a marca',
      kind: 'reference',
      fields: ['marcasId'],
      several: true,
      ...marca,
    },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nomeFantasia',
  subheading: 'razaoSocial',
  newLabel: 'Novo Posto',
  planilha: { unicos: ['cnpj', 'codigoSap'] },
  groups: GRUPOS,
} as const satisfies RegisterView

/** The whole record of a service point: the fields of spec §5, and what the network adds. */
export const PostoAutorizado = recordOf(postoAutorizadoView, {
  marcas: z
    .array(z.object({ id: z.number().int(), nome: z.string() }))
    .describe('Que marcas atende; sem nenhuma, todas.'),
  licencas: z.number().int().describe('Quantas pessoas podem trabalhar nele ao mesmo tempo.'),
  colaboradores: z.number().int().describe('Quantas trabalham.'),
}).meta({ id: 'PostoAutorizado' })
export type PostoAutorizado = z.infer<typeof PostoAutorizado>

/** A service point in a picker. */
export const PostoEscolha = PostoAutorizado.pick({
  id: true,
  nomeFantasia: true,
  cnpj: true,
  tipo: true,
  codigoSap: true,
  cidade: true,
  estado: true,
  _links: true,
}).meta({ id: 'PostoEscolha' })
export type PostoEscolha = z.infer<typeof PostoEscolha>

/** `?q=` narrows the answer of `findAll`: name, SAP code or CNPJ; `tipo` to one kind. */
export const PostoSearch = z.object({ q: z.string().max(100).optional(), tipo: PostoTipo.optional() })
export type PostoSearch = z.infer<typeof PostoSearch>

/** Digits as text, so that no leading zero is lost, or the word for a post that has none (decisions 36). */
const inscricao = (name: 'inscricaoEstadual' | 'inscricaoMunicipal', code: ErrorCode) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s./-]/g, '').toUpperCase())
    .min(1)
    .max(maxOf(postoAutorizadoView, name))
    .regex(/^\d*$|^ISENTO$/, { error: coded(code) })
    .describe('Só números, ou ISENTO.')

/** '9h', '9:00', '0900': an hour of the day as hh:mm. */
const hora = z
  .string()
  .trim()
  .transform((value) => /^(\d{1,2})(?:[:hH]?(\d{2})|[hH])?$/.exec(value)?.slice(1) ?? value)
  .transform((found) =>
    Array.isArray(found) ? `${(found[0] ?? '').padStart(2, '0')}:${found[1] ?? '00'}` : found,
  )
  .pipe(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: coded('HORA_INVALIDA') }))
  .transform((value) => value || null)
  .nullish()
  .describe('hh:mm')

export const PostoAutorizadoInput = inputOf(postoAutorizadoView, {
  inscricaoEstadual: inscricao('inscricaoEstadual', 'INVALID_INSCRICAO_ESTADUAL'),
  inscricaoMunicipal: inscricao('inscricaoMunicipal', 'INVALID_INSCRICAO_MUNICIPAL'),
  abre: hora,
  fecha: hora,
}).meta({ id: 'PostoAutorizadoInput' })
export type PostoAutorizadoInput = z.infer<typeof PostoAutorizadoInput>

export const postoAutorizadoRegister = defineRegister({
  view: postoAutorizadoView,
  record: PostoAutorizado,
  input: PostoAutorizadoInput,
  table: 'posto_autorizado',
  source: 'posto_autorizado_cadastro',
  company: null,
  links: { marcas: { table: 'posto_marca', own: 'posto_id', other: 'marca_id' } },
  sorts: {
    id: 'id',
    nome: 'nomeFantasia',
    nomeFantasia: 'nomeFantasia',
    razaoSocial: 'razaoSocial',
    codigoSap: 'codigoSap',
    cnpj: 'cnpj',
    tipo: 'tipo',
    credenciado: 'credenciado.nomeFantasia',
    cidade: 'cidade',
    estado: 'estado',
  },
  inUse: {
    usuario: 'usuários',
    posto_autorizado: 'habilitados',
    consumidor: 'consumidores',
    ordem_servico: 'ordens de serviço',
    compra_peca: 'compras de peças',
    chamado: 'chamados',
  },
})

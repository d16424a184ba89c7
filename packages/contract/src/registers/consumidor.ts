import { z } from 'zod'
import { coded } from '../casca/errors/index.ts'
import { Id } from '../casca/paging/index.ts'
import { CADASTRO_STATUS, defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, maxOf, recordOf } from '../casca/register/schema.ts'
import { TIPOS_TELEFONE } from '../casca/telefone/values.ts'
import { withoutBlanks } from '../casca/texto/index.ts'
import { endereco } from './endereco.ts'
import { postoAutorizado, postoColumn, postoFilter } from './references.ts'

const PESSOAS = [
  { value: 'PF', label: 'Pessoa física' },
  { value: 'PJ', label: 'Pessoa jurídica' },
] as const

const STATUS = [
  { value: CADASTRO_STATUS[0], label: 'Ativo' },
  { value: CADASTRO_STATUS[1], label: 'Inativo', help: 'Não abre OS novas; as antigas continuam.' },
] as const

/** /consumidor: the people who bring watches, per post. */
export const consumidorView = {
  name: 'consumidor',
  modulo: 'assistencia',
  path: '/consumidor',
  title: 'Consumidores',
  subtitle: 'Quem traz o relógio ao posto',
  noun: ['consumidor', 'consumidores'],
  abilities: { view: 'CONSUMIDOR_VER', edit: 'CONSUMIDOR_EDITAR' },
  columns: [
    { name: 'nome', label: 'Nome', sort: 'nome' },
    { name: 'cnpjCpf', label: 'CPF/CNPJ', format: 'document', sort: 'cnpjCpf', width: '10.5rem' },
    { name: 'telefone', label: 'Telefone', format: 'phone', width: '9.5rem' },
    { name: 'email', label: 'E-mail', width: '24%', wideOnly: 'mesa' },
    { name: 'cidade', label: 'Cidade', sort: 'cidade', width: '10rem', wideOnly: 'mesa' },
    { ...postoColumn, width: '11rem' },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] },
    { name: 'cnpjCpf', label: 'CPF/CNPJ', kind: 'document', fields: ['cnpjCpf'] },
    { name: 'telefone', label: 'Telefone', kind: 'phone', fields: ['telefone'] },
    {
      name: 'tipoPessoa',
      label: 'Tipo de pessoa',
      kind: 'option',
      fields: ['tipoPessoa'],
      options: [{ value: 'TODOS', label: 'Todos' }, ...PESSOAS],
      all: 'TODOS',
    },
    postoFilter,
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  grupo: { campo: 'cnpjCpf', ability: 'POSTO_FILTRAR' },
  heading: 'nome',
  subheading: 'cidade',
  newLabel: 'Novo Consumidor',
  planilha: { unicos: [['posto.id', 'cnpjCpf']] },
  groups: [
    {
      title: 'Consumidor',
      fields: [
        {
          name: 'posto',
          label: 'Posto',
          type: 'reference',
          required: true,
          fixed: true,
          ability: 'POSTO_FILTRAR',
          planilha: {
            sinonimos: ['Posto autorizado', 'Código SAP', 'CNPJ do posto'],
            exemplo: 'SAP-1001',
            ajuda: 'Código SAP ou CNPJ do posto.',
          },
          ...postoAutorizado,
        },
        {
          name: 'cnpjCpf',
          label: 'CPF ou CNPJ',
          pessoal: true,
          type: 'text',
          max: 18,
          span: 3,
          format: 'document',
          required: true,
          emptyText: 'CPF ou CNPJ é obrigatório',
          planilha: { sinonimos: ['CPF/CNPJ', 'CPF', 'CNPJ', 'Documento'], exemplo: '529.982.247-25' },
        },
        {
          name: 'tipoPessoa',
          label: 'Tipo de pessoa',
          filled: true,
          api: 'Sem ele, o que o documento diz.',
          type: 'option',
          span: 3,
          options: [{ value: '', label: 'Pelo documento' }, ...PESSOAS],
          planilha: { menor: true },
        },
        {
          name: 'nome',
          label: 'Nome',
          pessoal: true,
          type: 'text',
          max: 120,
          required: true,
          planilha: { sinonimos: ['Nome completo', 'Razão social'], exemplo: 'Dalva Quaresma' },
        },
        {
          name: 'telefone',
          label: 'Telefone',
          pessoal: true,
          type: 'text',
          max: 20,
          span: 3,
          format: 'phone',
          numeric: true,
          help: 'Com o DDD.',
          api: 'Só os números, com o DDD.',
          planilha: { sinonimos: ['Celular', 'Fone'], exemplo: '(19) 90000-0142' },
        },
        {
          name: 'tipoTelefone',
          label: 'Tipo de telefone',
          type: 'option',
          span: 3,
          options: TIPOS_TELEFONE.map((value) => ({ value, label: value })),
          planilha: { menor: true },
        },
        {
          name: 'email',
          label: 'E-mail',
          email: true,
          pessoal: true,
          type: 'text',
          max: 254,
          planilha: { sinonimos: ['Email'], exemplo: 'dalva@exemplo.com.br' },
        },
        {
          name: 'status',
          label: 'Situação do cadastro',
          type: 'option',
          filled: true,
          span: 3,
          options: STATUS,
        },
      ],
    },
    endereco({ rua: 'street', numero: 'number', bairro: 'neighborhood', semPais: true, pessoal: true }),
  ],
} as const satisfies RegisterView

/** The service point of a record, as it is shown. */
export const PostoDoRegistro = z
  .object({ id: z.number().int(), nomeFantasia: z.string() })
  .meta({ id: 'PostoDoRegistro' })

/** A person who brings a watch: each service point keeps its own records. */
export const Consumidor = recordOf(consumidorView, {
  posto: PostoDoRegistro,
  cnpjCpf: z.string().nullable().describe('Sem máscara.'),
  criadoEm: z.iso.datetime(),
  unidoAId: z.number().int().nullable().describe('O cadastro da mesma pessoa que vale no lugar deste.'),
  anonimizado: z.boolean().describe('Os dados pessoais foram removidos (LGPD); não tem volta.'),
}).meta({ id: 'Consumidor' })
export type Consumidor = z.infer<typeof Consumidor>

const semDocumento = { error: coded('DOCUMENTO_OBRIGATORIO') }

export const ConsumidorInput = inputOf(consumidorView, {
  posto: z
    .object({ id: Id })
    .optional()
    .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
  cnpjCpf: z
    .string(semDocumento)
    .overwrite(withoutBlanks)
    .min(1, semDocumento)
    .max(maxOf(consumidorView, 'cnpjCpf'))
    .describe('CPF ou CNPJ, com ou sem máscara; o CNPJ pode ter letras.'),
}).meta({ id: 'ConsumidorInput' })
export type ConsumidorInput = z.infer<typeof ConsumidorInput>

/** `?q=`: part of the name, or the beginning of the document or phone. */
export const ConsumidorSearch = z.object({
  q: z.string().trim().max(100).optional(),
  posto: Id.optional().describe('De que posto, para quem vê mais de um.'),
})
export type ConsumidorSearch = z.infer<typeof ConsumidorSearch>

export const consumidorRegister = defineRegister({
  view: consumidorView,
  record: Consumidor,
  input: ConsumidorInput,
  table: 'consumidor',
  source: 'consumidor_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: { id: 'id', nome: 'nome', cnpjCpf: 'cnpjCpf', cidade: 'cidade', posto: 'posto.nomeFantasia' },
  inUse: {
    ordem_servico: 'ordens de serviço',
    consumidor: 'cadastros unidos',
    consumidor_uniao: 'cadastros unidos',
  },
})

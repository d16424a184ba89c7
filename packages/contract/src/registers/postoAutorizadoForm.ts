import { optionsOf } from '../casca/opcoes/index.ts'
import type { RegisterField, RegisterGroup } from '../casca/register/index.ts'
import { endereco } from './endereco.ts'
import { categoriaAssistencia, credenciado, marca } from './references.ts'

/** Kinds of service point (spec §3). */
export const POSTO_TIPOS = ['CREDENCIADO', 'HABILITADO'] as const
export type PostoTipo = (typeof POSTO_TIPOS)[number]
export const POSTO_TIPO_LABELS: Record<PostoTipo, string> = {
  CREDENCIADO: 'Credenciado',
  HABILITADO: 'Habilitado',
}

/** How many people may work at a service point without a plan of its own (spec §9). */
export const LICENCAS_PADRAO = 10

/** Opening schedules (spec §3). */
export const HORARIO_LABELS = {
  SEGUNDA_A_SEXTA: 'Segunda a sexta',
  SEGUNDA_A_SABADO: 'Segunda a sábado',
  SEGUNDA: 'Segunda',
  TERCA: 'Terça',
  QUARTA: 'Quarta',
  QUINTA: 'Quinta',
  SEXTA: 'Sexta',
  SABADO: 'Sábado',
  DOMINGO: 'Domingo',
} as const
export type Horario = keyof typeof HORARIO_LABELS
export const HORARIOS = Object.keys(HORARIO_LABELS) as [Horario, ...Horario[]]

/** Kinds of service point in words. */
export const TIPOS = optionsOf(POSTO_TIPOS, POSTO_TIPO_LABELS)
const DIAS = optionsOf(HORARIOS, HORARIO_LABELS)

/** What a post's state means for its people. */
export const STATUS = [
  { value: 'ATIVO', label: 'Ativo', help: 'As pessoas dele trabalham.' },
  { value: 'INATIVO', label: 'Inativo', help: 'As pessoas dele não fazem nada até que volte a ativo.' },
] as const

/** Spec §5 has its own message for an empty field of a service point. */
const OBRIGATORIO = { required: true, emptyText: 'Campo obrigatório' } as const

/** The phone of the responsible person; customers call `telefoneComercial`. */
const telefone = <const Name extends string>(name: Name, label: string) =>
  ({
    name,
    label,
    pessoal: true,
    type: 'text',
    max: 20,
    span: 2,
    format: 'phone',
    numeric: true,
    planilha: { menor: true },
  }) as const satisfies RegisterField

const hora = <const Name extends string>(name: Name, label: string, exemplo: string) =>
  ({
    name,
    label,
    type: 'text',
    max: 5,
    span: 2,
    numeric: true,
    help: 'hh:mm',
    planilha: { exemplo, menor: true },
  }) as const satisfies RegisterField

const empresa = {
  title: 'Empresa',
  fields: [
    {
      ...OBRIGATORIO,
      name: 'cnpj',
      label: 'CNPJ',
      api: 'Com ou sem máscara; pode ter letras.',
      type: 'text',
      max: 18,
      span: 2,
      format: 'document',
      numeric: true,
      planilha: { exemplo: '12.ABC.345/01DE-35', ajuda: 'Com ou sem pontos; pode ter letras.' },
    },
    {
      ...OBRIGATORIO,
      name: 'razaoSocial',
      label: 'Razão social',
      type: 'text',
      max: 160,
      span: 4,
      planilha: { exemplo: 'Relojoaria Exemplo Ltda' },
    },
    {
      ...OBRIGATORIO,
      name: 'nomeFantasia',
      label: 'Nome fantasia',
      type: 'text',
      max: 120,
      span: 2,
      planilha: { sinonimos: ['Nome', 'Fantasia'], exemplo: 'Relojoaria Exemplo' },
    },
    {
      ...OBRIGATORIO,
      name: 'inscricaoEstadual',
      label: 'Inscrição estadual',
      type: 'text',
      max: 20,
      span: 2,
      numeric: true,
      choices: ['Isento'],
      planilha: { sinonimos: ['IE'], exemplo: 'ISENTO', ajuda: 'Só números, ou ISENTO.' },
    },
    {
      ...OBRIGATORIO,
      name: 'inscricaoMunicipal',
      label: 'Inscrição municipal',
      type: 'text',
      max: 20,
      span: 2,
      numeric: true,
      choices: ['Isento'],
      planilha: { sinonimos: ['IM'], exemplo: 'ISENTO', ajuda: 'Só números, ou ISENTO.' },
    },
    {
      ...OBRIGATORIO,
      name: 'emailComercial',
      label: 'E-mail comercial',
      email: true,
      type: 'text',
      max: 254,
      span: 3,
      planilha: { sinonimos: ['E-mail', 'Email'], exemplo: 'contato@relojoaria.example' },
    },
    {
      ...telefone('telefoneComercial', 'Telefone comercial'),
      ...OBRIGATORIO,
      span: 3,
      planilha: { sinonimos: ['Telefone', 'Comercial'], exemplo: '(11) 5555-0100' },
    },
    telefone('telefoneCelular', 'Celular'),
    telefone('telefoneWhatsapp', 'Celular / WhatsApp'),
    telefone('telefoneResidencial', 'Telefone residencial'),
    { name: 'responsavelNome', label: 'Responsável legal', pessoal: true, type: 'text', max: 120, span: 4 },
    {
      name: 'responsavelCpf',
      label: 'CPF do responsável',
      pessoal: true,
      type: 'text',
      max: 14,
      span: 2,
      format: 'document',
      numeric: true,
      planilha: { exemplo: '529.982.247-25' },
    },
  ],
} as const satisfies RegisterGroup

const atendimento = {
  title: 'Atendimento',
  fields: [
    {
      ...OBRIGATORIO,
      name: 'horaFuncionamento',
      label: 'Horário de funcionamento',
      type: 'option',
      span: 2,
      options: [{ value: '', label: 'Escolha os dias' }, ...DIAS],
      planilha: { sinonimos: ['Dias', 'Funcionamento'], exemplo: 'Segunda a sexta' },
    },
    hora('abre', 'Abre às', '09:00'),
    hora('fecha', 'Fecha às', '18:00'),
    {
      name: 'outrosHorarios',
      label: 'Outros horários',
      type: 'text',
      max: 240,
      help: 'Os dias em que abre a outras horas.',
      planilha: { exemplo: 'Sábado, 9h às 13h', menor: true },
    },
    {
      name: 'marcas',
      label: 'Marcas que atende',
      max: 200,
      type: 'references',
      help: 'Sem nenhuma, atende todas.',
      ...marca,
      planilha: {
        sinonimos: ['Marcas', 'Marca'],
        exemplo: 'Aurora, Boreal',
        ajuda: 'Nomes das marcas, separados por vírgula. Em branco, atende todas.',
      },
    },
  ],
} as const satisfies RegisterGroup

const rede = {
  title: 'Rede',
  fields: [
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'option',
      span: 2,
      required: true,
      options: TIPOS,
      planilha: { exemplo: 'Credenciado' },
    },
    {
      name: 'credenciado',
      label: 'Credenciado',
      type: 'reference',
      span: 4,
      help: 'De um habilitado: o credenciado a que está associado.',
      ...credenciado,
      planilha: {
        sinonimos: ['Credenciado do habilitado'],
        ajuda: 'De um habilitado: código SAP ou CNPJ do credenciado.',
      },
    },
    {
      name: 'codigoSap',
      label: 'Código SAP',
      type: 'text',
      max: 30,
      span: 2,
      numeric: true,
      planilha: { sinonimos: ['SAP'], exemplo: '500131' },
    },
    {
      name: 'categoriaAssistencia',
      label: 'Categoria',
      type: 'reference',
      span: 2,
      ...categoriaAssistencia,
      planilha: { sinonimos: ['Categoria de assistência'], ajuda: 'O nome como está em Categorias.' },
    },
    {
      name: 'licencas',
      label: 'Licenças',
      filled: true,
      min: 1,
      max: 1000,
      type: 'number',
      format: 'integer',
      unit: 'pessoas',
      span: 2,
      help: `Quantas trabalham no posto ao mesmo tempo. Em branco em um posto novo, ${LICENCAS_PADRAO}.`,
      planilha: { exemplo: '10', menor: true },
    },
    {
      name: 'status',
      label: 'Situação do cadastro',
      type: 'option',
      filled: true,
      span: 3,
      options: STATUS,
      api: 'As pessoas de um posto INATIVO não fazem nada.',
    },
  ],
} as const satisfies RegisterGroup

/** The form of a service point. */
export const GRUPOS = [empresa, endereco({ required: true }), atendimento, rede] as const

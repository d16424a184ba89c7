import { z } from 'zod'
import { DIGITO_SERIE_LABELS, DIGITOS_SERIE } from '../assistencia/relogioVendido/values.ts'
import { coded } from '../casca/errors/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { STATUS_FIELD } from '../casca/register/nomeado.ts'
import { inputOf, maxOf, recordOf } from '../casca/register/schema.ts'
import { semEspacos } from '../casca/texto/index.ts'
import { FotoInput } from '../casca/usuario/index.ts'
import { marca, tipoEquipamento } from './references.ts'

/** Most parts of each type in a model (spec §3). */
export const LIMITES_DO_MODELO = { PARAFUSO: 8, PINO: 8, TERMINAL: 2 } as const

/** Longest warranty of a model, in months. */
const GARANTIA_MAXIMA = 120

const { PARAFUSO, PINO, TERMINAL } = LIMITES_DO_MODELO

/** A count of parts; an empty field counts as none. */
const contagem = <const Name extends string>(name: Name, label: string, max: number, exemplo: string) =>
  ({
    name,
    label,
    type: 'number',
    format: 'integer',
    filled: true,
    max,
    span: 2,
    help: `De 0 a ${max}.`,
    planilha: { exemplo, menor: true },
  }) as const

/** /modeloProduto: the models that the network repairs. */
export const modeloProdutoView = {
  name: 'modeloProduto',
  modulo: 'assistencia',
  path: '/modeloProduto',
  title: 'Modelos',
  subtitle: 'Os modelos que a rede conserta e a garantia de cada um',
  noun: ['modelo', 'modelos'],
  abilities: { view: 'MODELO_EDITAR', edit: 'MODELO_EDITAR', lookUp: 'OS_VER' },
  columns: [
    { name: 'codigo', label: 'Código', sort: 'codigo', width: '8.5rem' },
    { name: 'descricao', label: 'Descrição', sort: 'descricao' },
    { name: 'marca.nome', label: 'Marca', sort: 'marca', width: '10rem' },
    { name: 'tipoEquipamento.nome', label: 'Tipo', sort: 'tipo', width: '10.5rem', wideOnly: true },
    {
      name: 'mesesGarantia',
      label: 'Garantia',
      format: 'integer',
      unit: 'meses',
      sort: 'mesesGarantia',
      width: '6.5rem',
    },
  ],
  filters: [
    { name: 'codigo', label: 'Código', kind: 'begins', fields: ['codigo'] },
    { name: 'descricao', label: 'Descrição', kind: 'contains', fields: ['descricao'] },
    { name: 'marca', label: 'Marca', kind: 'reference', fields: ['marca.id'], ...marca },
    {
      name: 'tipoEquipamento',
      label: 'Tipo',
      kind: 'reference',
      fields: ['tipoEquipamento.id'],
      ...tipoEquipamento,
    },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'descricao,asc',
  heading: 'descricao',
  subheading: 'codigo',
  newLabel: 'Novo Modelo',
  planilha: { unicos: ['codigo'], rotulo: 'codigo' },
  groups: [
    {
      title: 'Modelo',
      fields: [
        {
          name: 'codigo',
          label: 'Código',
          type: 'text',
          api: 'Único; repetido é SAME_CODE.',
          max: 40,
          span: 2,
          required: true,
          planilha: { sinonimos: ['Modelo', 'Referência'], exemplo: 'AU-1010' },
        },
        {
          name: 'descricao',
          label: 'Descrição',
          type: 'text',
          max: 120,
          span: 4,
          required: true,
          planilha: { sinonimos: ['Nome'], exemplo: 'Clássico 40 mm, couro marrom' },
        },
        {
          name: 'marca',
          label: 'Marca',
          type: 'reference',
          span: 3,
          required: true,
          ...marca,
          planilha: { exemplo: 'Aurora', ajuda: 'O nome como está em Marcas.' },
        },
        {
          name: 'tipoEquipamento',
          label: 'Tipo de equipamento',
          type: 'reference',
          span: 3,
          required: true,
          ...tipoEquipamento,
          planilha: {
            sinonimos: ['Tipo'],
            exemplo: 'Relógio de pulso',
            ajuda: 'O nome como está em Tipos de equipamento.',
          },
        },
        {
          name: 'mesesGarantia',
          label: 'Garantia',
          filled: true,
          max: GARANTIA_MAXIMA,
          type: 'number',
          format: 'integer',
          unit: 'meses',
          span: 3,
          help: 'Contada da data da nota. Em branco em um modelo novo, 12.',
          planilha: {
            sinonimos: ['Meses de garantia', 'Garantia (meses)'],
            exemplo: '24',
            ajuda: 'Em meses, contados da data da nota. Em branco, 12.',
          },
        },
        {
          name: 'lancamento',
          label: 'Lançamento',
          type: 'day',
          span: 3,
          help: 'Uma nota de antes deste dia não vale para a garantia.',
          planilha: { sinonimos: ['Data de lançamento', 'Lançado em'], exemplo: '15/03/2024' },
        },
        { ...STATUS_FIELD, span: 3 },
      ],
    },
    {
      title: 'O que o relógio tem',
      fields: [
        contagem('parafusos', 'Parafusos', PARAFUSO, '4'),
        contagem('pinos', 'Pinos', PINO, '2'),
        contagem('terminais', 'Terminais', TERMINAL, '2'),
      ],
    },
    {
      title: 'Número de série',
      fields: [
        {
          name: 'mascaraSerie',
          label: 'Como é o número',
          type: 'text',
          max: 40,
          span: 3,
          help: '9 é algarismo, A é letra, * é um dos dois; o resto vale como está: AU-999999. Em branco, qualquer um.',
          planilha: { sinonimos: ['Máscara da série'], exemplo: '9999999' },
        },
        {
          name: 'digitoSerie',
          label: 'Último algarismo',
          type: 'option',
          filled: true,
          span: 3,
          help: 'Confere os outros algarismos do número.',
          options: DIGITOS_SERIE.map((value) => ({ value, label: DIGITO_SERIE_LABELS[value] })),
          planilha: { sinonimos: ['Dígito da série'], exemplo: 'Sem conferência' },
        },
      ],
    },
  ],
} as const satisfies RegisterView

/** A model of watch: its brand, its warranty and its parts. */
export const ModeloProduto = recordOf(modeloProdutoView, {
  foto: z
    .object({ id: z.string() })
    .nullable()
    .describe('A imagem está em /public/midia/imagem/{id}?tamanho=64, 160 ou 500.'),
}).meta({ id: 'ModeloProduto' })
export type ModeloProduto = z.infer<typeof ModeloProduto>

/** Letters of a mask are capitals, as those of a serial number. */
const Mascara = z
  .union([
    z.literal('').transform(() => null),
    semEspacos
      .toUpperCase()
      .max(maxOf(modeloProdutoView, 'mascaraSerie'))
      .regex(/^[A-Z0-9*./-]+$/, { error: coded('MASCARA_SERIE') }),
  ])
  .nullish()

export const ModeloProdutoInput = inputOf(modeloProdutoView, { mascaraSerie: Mascara })
  .extend({ foto: FotoInput })
  .meta({ id: 'ModeloProdutoInput' })
export type ModeloProdutoInput = z.infer<typeof ModeloProdutoInput>

export const modeloProdutoRegister = defineRegister({
  view: modeloProdutoView,
  record: ModeloProduto,
  input: ModeloProdutoInput,
  table: 'modelo_produto',
  source: 'modelo_produto_cadastro',
  company: null,
  sorts: {
    id: 'id',
    codigo: 'codigo',
    descricao: 'descricao',
    marca: 'marca.nome',
    tipo: 'tipoEquipamento.nome',
    mesesGarantia: 'mesesGarantia',
  },
  lookUp: ['codigo', 'descricao'],
  inUse: {
    relogio: 'relógios',
    relogio_vendido: 'relógios vendidos',
    peca_modelo: 'peças',
    troca_modelo: 'trocas',
    troca: 'trocas',
  },
})

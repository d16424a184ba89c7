import { z } from 'zod'
import { coded } from '../casca/errors/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, maxOf, recordOf } from '../casca/register/schema.ts'

const STATUS = [
  { value: 'ATIVO', label: 'Ativo', help: 'Pode ser usado em cadastros novos, até o último dia.' },
  { value: 'INATIVO', label: 'Inativo', help: 'Não é mais aceito; quem já o usou continua com ele.' },
] as const

/** /cupom: codes that people may enter at sign-up; people with the ability for users keep them. */
export const cupomView = {
  name: 'cupom',
  modulo: 'casca',
  path: '/cupom',
  title: 'Cupons',
  subtitle: 'O que quem se cadastra pode informar',
  noun: ['cupom', 'cupons'],
  abilities: { view: 'USUARIO_VER', edit: 'USUARIO_EDITAR' },
  columns: [
    { name: 'codigo', label: 'Código', sort: 'codigo', width: '11rem' },
    { name: 'descricao', label: 'Descrição', sort: 'descricao' },
    { name: 'validoAte', label: 'Validade', format: 'day', sort: 'validoAte', width: '11.5rem' },
    { name: 'usos', label: 'Cadastros', format: 'integer', sort: 'usos', width: '7.5rem' },
    { name: 'status', label: 'Situação', options: STATUS, width: '6rem', wideOnly: true },
  ],
  filters: [
    { name: 'codigo', label: 'Código', kind: 'contains', fields: ['codigo'] },
    { name: 'descricao', label: 'Descrição', kind: 'contains', fields: ['descricao'] },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'codigo,asc',
  heading: 'codigo',
  subheading: 'descricao',
  newLabel: 'Novo Cupom',
  planilha: { unicos: ['codigo'] },
  groups: [
    {
      title: 'Cupom',
      fields: [
        {
          name: 'codigo',
          label: 'Código',
          type: 'text',
          max: 40,
          span: 3,
          required: true,
          help: 'O que a pessoa digita: FEIRA-2026. Maiúsculas e minúsculas valem o mesmo.',
          planilha: { sinonimos: ['Cupom'], exemplo: 'FEIRA-2026' },
        },
        {
          name: 'validoAte',
          label: 'Vale até',
          type: 'day',
          span: 3,
          help: 'O último dia; em branco, vale sempre.',
          planilha: { sinonimos: ['Validade', 'Válido até'] },
        },
        {
          name: 'descricao',
          label: 'Descrição',
          type: 'text',
          max: 200,
          help: 'Para a equipe: de onde ele vem.',
        },
        {
          name: 'descontoPlano',
          label: 'Desconto no plano (%)',
          type: 'number',
          format: 'integer',
          min: 1,
          max: 100,
          span: 3,
          ability: 'PLANO_EDITAR',
          help: 'Do valor de cada cobrança do posto que se cadastra com ele. Em branco, nenhum.',
          planilha: { sinonimos: ['Desconto'], exemplo: '20' },
        },
        {
          name: 'cobrancasComDesconto',
          label: 'Cobranças com desconto',
          type: 'number',
          format: 'integer',
          min: 1,
          max: 120,
          span: 3,
          ability: 'PLANO_EDITAR',
          help: 'Em quantas cobranças o desconto vale, a partir da primeira.',
          planilha: { exemplo: '3' },
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
  ],
} as const satisfies RegisterView

/**
 * A code that a person may enter at sign-up (`codigoCupom`, spec §3): it is stored with the person, so that staff see
 * where the person came from.
 */
export const Cupom = recordOf(cupomView, {
  codigo: z.string().describe('Sempre em maiúsculas.'),
  usos: z.number().int().describe('Quantas pessoas se cadastraram com ele.'),
}).meta({ id: 'Cupom' })

export const CupomInput = inputOf(cupomView, {
  codigo: z
    .string()
    .trim()
    .toUpperCase()
    .min(1)
    .max(maxOf(cupomView, 'codigo'))
    // Characters that people can type from paper on any keyboard.
    .regex(/^[A-Z0-9._-]*$/, { error: coded('CUPOM_CODIGO') }),
}).meta({ id: 'CupomInput' })

export const cupomRegister = defineRegister({
  view: cupomView,
  record: Cupom,
  input: CupomInput,
  table: 'cupom',
  source: 'cupom_cadastro',
  company: null,
  sorts: { id: 'id', codigo: 'codigo', descricao: 'descricao', validoAte: 'validoAte', usos: 'usos' },
  inUse: { usuario: 'pessoas que se cadastraram com ele', assinatura: 'assinaturas de postos' },
})

import { z } from 'zod'
import { defineRegister, type RegisterView } from '../../casca/register/index.ts'
import { STATUS_FIELD, STATUS_OPTIONS } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'
import { causaOs, peca, servico, sintomaOs } from '../references.ts'

/** Of each kind; a budget has at most 60 lines. */
const LINHAS_MAXIMO = 20

/** /modeloOrcamento: what a usual repair takes, added to a budget in one choice. */
export const modeloOrcamentoView = {
  name: 'modeloOrcamento',
  modulo: 'assistencia',
  path: '/modeloOrcamento',
  title: 'Modelos de orçamento',
  subtitle: 'As linhas de um conserto comum, que o orçamento recebe de uma vez',
  noun: ['modelo de orçamento', 'modelos de orçamento'],
  abilities: { view: 'OS_REPARAR', edit: 'OS_REPARAR' },
  columns: [
    { name: 'nome', label: 'Nome', sort: 'nome' },
    { name: 'sintoma.nome', label: 'Sintoma', width: '12rem', wideOnly: true },
    { name: 'causa.nome', label: 'Causa', width: '14rem', wideOnly: 'mesa' },
    { name: 'dono', label: 'De quem é', sort: 'dono', width: '16rem' },
    { name: 'status', label: 'Situação', options: STATUS_OPTIONS, width: '7rem', wideOnly: true },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] },
    { name: 'dono', label: 'De quem é', kind: 'contains', fields: ['dono'] },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nome',
  subheading: 'dono',
  newLabel: 'Novo Modelo de Orçamento',
  groups: [
    {
      title: 'Modelo',
      fields: [
        {
          name: 'nome',
          label: 'Nome',
          type: 'text',
          max: 60,
          span: 4,
          required: true,
          help: 'Como aparece no pé do orçamento: Revisão completa.',
        },
        { ...STATUS_FIELD, span: 2 },
        {
          name: 'sintoma',
          label: 'Sintoma',
          type: 'reference',
          span: 3,
          help: 'Das linhas, quando a OS não diz um só.',
          ...sintomaOs,
        },
        { name: 'causa', label: 'Causa', type: 'reference', span: 3, help: 'Das linhas.', ...causaOs },
      ],
    },
    {
      title: 'Linhas',
      fields: [
        { name: 'servicos', label: 'Serviços', type: 'references', max: LINHAS_MAXIMO, ...servico },
        { name: 'pecas', label: 'Peças', type: 'references', max: LINHAS_MAXIMO, ...peca },
        {
          name: 'opcionais',
          label: 'Serviços opcionais',
          type: 'references',
          max: LINHAS_MAXIMO,
          help: 'O cliente pode recusar só estes.',
          ...servico,
        },
      ],
    },
  ],
} as const satisfies RegisterView

const servicos = z.array(z.object({ id: z.number().int(), codigo: z.string(), nome: z.string() }))

/** A template of a budget: of a post, or of the whole network. */
export const ModeloOrcamento = recordOf(modeloOrcamentoView, {
  servicos,
  opcionais: servicos,
  pecas: z.array(z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() })),
  dono: z.string().describe("O posto que o fez, ou 'Toda a rede'."),
}).meta({ id: 'ModeloOrcamento' })

export const ModeloOrcamentoInput = inputOf(modeloOrcamentoView).meta({ id: 'ModeloOrcamentoInput' })

const ligado = (table: string, other: string) => ({ table, own: 'modelo_orcamento_id', other })

export const modeloOrcamentoRegister = defineRegister({
  view: modeloOrcamentoView,
  record: ModeloOrcamento,
  input: ModeloOrcamentoInput,
  table: 'modelo_orcamento',
  source: 'modelo_orcamento_cadastro',
  company: null,
  network: 'private',
  links: {
    servicos: ligado('modelo_orcamento_servico', 'servico_id'),
    opcionais: ligado('modelo_orcamento_opcional', 'servico_id'),
    pecas: ligado('modelo_orcamento_peca', 'peca_id'),
  },
  sorts: { id: 'id', nome: 'nome', dono: 'dono' },
  inUse: {},
})

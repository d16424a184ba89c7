import { defineRegister, type RegisterView } from '../../casca/register/index.ts'
import { nomeadoView, STATUS_FIELD } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'
import { grupoMarca } from '../references.ts'

const words = nomeadoView({
  name: 'marca',
  modulo: 'assistencia',
  title: 'Marcas',
  subtitle: 'As marcas que a rede atende',
  noun: ['marca', 'marcas'],
  newLabel: 'Nova Marca',
  edit: 'MARCA_EDITAR',
  lookUp: 'OS_VER',
  exemplo: 'Aurora',
  columns: [{ name: 'grupoMarca.nome', label: 'Grupo', sort: 'grupo', width: '14rem' }],
})

export const marcaView = {
  ...words,
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] },
    { name: 'grupoMarca', label: 'Grupo', kind: 'reference', fields: ['grupoMarca.id'], ...grupoMarca },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  groups: [
    {
      title: 'Marca',
      fields: [
        {
          name: 'nome',
          label: 'Nome',
          type: 'text',
          max: 80,
          required: true,
          planilha: { sinonimos: ['Marca'], exemplo: 'Aurora' },
        },
        {
          name: 'grupoMarca',
          label: 'Grupo',
          type: 'reference',
          span: 3,
          ...grupoMarca,
          planilha: { sinonimos: ['Grupo de marcas'], exemplo: 'Linha esportiva' },
        },
        { ...STATUS_FIELD, span: 3 },
      ],
    },
  ],
} as const satisfies RegisterView

/** A brand of watches; it may belong to a group. */
export const Marca = recordOf(marcaView, {}).meta({ id: 'Marca' })

export const MarcaInput = inputOf(marcaView).meta({ id: 'MarcaInput' })

export const marcaRegister = defineRegister({
  view: marcaView,
  record: Marca,
  input: MarcaInput,
  table: 'marca',
  source: 'marca_cadastro',
  company: null,
  sorts: { id: 'id', nome: 'nome', grupo: 'grupoMarca.nome' },
  lookUp: ['nome'],
  inUse: { modelo_produto: 'modelos', posto_marca: 'postos autorizados' },
})

import type { Destinos } from '@app/contract/casca/correio/destinos'
import {
  DESTINO_TAMANHO,
  DESTINOS_MAXIMO,
  type DonoDeDestino,
  DONOS_DE_DESTINO,
  type Finalidade,
  FINALIDADES,
  finalidadesDe,
  oQueChega,
} from '@app/contract/casca/correio/finalidades'
import { errorText } from '@app/contract/casca/errors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { isEmail } from '../../../../platform/text/email.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Parados } from '../../../../register/record/parados.tsx'
import { NotFound } from '../../../../ui/entry/not-found.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { TextsField } from '../../../../ui/fields/texts-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { destinosQuery, freeDestinos, saveDestinos } from '../api.ts'

type Dono = { de: DonoDeDestino; id: number }
type Values = Partial<Record<Finalidade, string[]>>

const valuesOf =
  (de: DonoDeDestino) =>
  (stored: Destinos): Values =>
    Object.fromEntries(finalidadesDe(de).map((nome) => [nome, stored[nome] ?? []]))

const wrongIn = (lista: readonly string[]): string | null => {
  const bad = lista.find((endereco) => !isEmail(endereco) || endereco.length > DESTINO_TAMANHO)
  if (bad !== undefined) return `${errorText('EMAIL_INVALIDO')}: ${bad}`
  const small = lista.map((endereco) => endereco.toLowerCase())
  const twice = small.find((endereco, at) => small.indexOf(endereco) < at)
  if (twice !== undefined) return `${errorText('CORREIO_DESTINO_REPETIDO')} ${twice}`
  return lista.length > DESTINOS_MAXIMO ? `Até ${DESTINOS_MAXIMO} endereços.` : null
}

const partesOf = (values: Values): Partes =>
  Object.fromEntries(
    Object.entries(values).map(([nome, lista]) => [
      nome,
      parteOf(FINALIDADES[nome as Finalidade].rotulo, lista.join(', ')),
    ]),
  )

const valuesFrom = (partes: Partes, mine: Values): Values =>
  Object.fromEntries(
    Object.entries(mine).map(([nome, lista]) => {
      const valor = partes[nome]?.valor
      return [nome, typeof valor === 'string' ? valor.split(', ').filter(Boolean) : lista]
    }),
  )

function Fields({ de, id, stored, back }: Dono & { stored: Destinos; back: string }) {
  const client = useQueryClient()
  const goBack = useBack(back)
  const { queryKey } = destinosQuery(de, id)
  const nomes = finalidadesDe(de)
  const { form, notice } = useSettingsForm<Destinos, Values>({
    queryKey,
    stored,
    valuesOf: valuesOf(de),
    validate: (values) => Object.fromEntries(nomes.map((nome) => [nome, wrongIn(values[nome] ?? [])])),
    save: (values, { versao }) => saveDestinos(de, id, { ...values, versao }),
    partesOf,
    valuesFrom,
    saved: 'Endereços salvos com sucesso.',
  })
  const { podeAlterar } = stored
  const free = async () => {
    const fresh = await freeDestinos(de, id)
    // What is typed stays; only the warning goes.
    client.setQueryData(queryKey, { ...stored, parados: fresh.parados })
  }
  return (
    <Form form={form} label="Endereços de e-mail" onCancel={goBack} readOnly={!podeAlterar}>
      <div className="pilha">
        {notice}
        <Parados enderecos={stored.parados} onFree={podeAlterar ? free : undefined} />
        <section className="cartao" aria-label="Para onde vai cada e-mail">
          <div className="corpo pilha">
            <p className="ajuda">
              Separe os endereços por vírgulas. Os avisos vão juntos, a cada cinco minutos, e cada um diz como
              deixar de recebê-los.
            </p>
            {nomes.map((nome) => (
              <TextsField
                key={nome}
                {...form.field(nome)}
                value={form.values[nome] ?? []}
                error={form.errors[nome] ?? form.errorAt(`${nome}.0`)}
                label={FINALIDADES[nome].rotulo}
                help={`${oQueChega(nome).join(', ')}. ${FINALIDADES[nome].sem}`}
                locked={!podeAlterar}
              />
            ))}
          </div>
        </section>
      </div>
    </Form>
  )
}

/** Where the record is, for who comes from it; others came from their notices. */
const backOf = ({ de, id }: Dono, tipo: string | undefined): string => {
  if (tipo === 'cliente') return '/avisos'
  return tipo === 'posto' ? '/meuPosto' : `/${de}/${id}`
}

const isDono = (de: string): de is DonoDeDestino => DONOS_DE_DESTINO.some((each) => each === de)

function Loaded(dono: Dono) {
  const query = useQuery(destinosQuery(dono.de, dono.id))
  const back = backOf(dono, useUser()?.tipo)
  return (
    <Page title="Endereços de e-mail" subtitle={query.data?.nome} back={back}>
      {query.data ? (
        <Fields {...dono} stored={query.data} back={back} />
      ) : (
        <LoadingCard query={query} fields={3} label="Endereços de e-mail" />
      )}
    </Page>
  )
}

/** /enderecos/:de/:id: where the mails of a company or a post go. */
export const DestinosScreen = ({ de, id }: { de: string; id: number }) =>
  isDono(de) ? <Loaded key={`${de} ${id}`} de={de} id={id} /> : <NotFound />

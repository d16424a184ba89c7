import type { CorreioModeloComVersoes } from '@app/contract/casca/correio'
import {
  CORREIO_ASSUNTO_MAXIMO,
  CORREIO_MODELOS,
  CORREIO_PARA_LABELS,
  CORREIO_TEXTO_MAXIMO,
  type CorreioTextos,
  type CorreioTipo,
} from '@app/contract/casca/correio/modelos'
import { CORREIO_CAMPOS, type CorreioCampo, faltasNaCarta, isMesmoTexto } from '@app/rules/casca/correio'
import { errorText } from '@app/contract/casca/errors'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { NotFound } from '../../../../ui/entry/not-found.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { correioModeloQuery, saveCorreioModelo, sendCorreioTeste } from '../api.ts'
import { CAMPO_LABELS } from '../parts/campos.ts'
import { tipoDoNome } from '../parts/endereco.ts'
import styles from '../parts/correio.module.css'
import { EnviarTeste } from '../parts/send-trial.tsx'
import { Previa } from '../parts/previa.tsx'
import { Versoes } from '../parts/versoes.tsx'

const LISTA = '/configuracoes/emails'

const valuesOf = ({ assunto, abertura, fechamento }: CorreioTextos): CorreioTextos => ({
  assunto,
  abertura,
  fechamento,
})

const wrongIn = (tipo: CorreioTipo, textos: CorreioTextos, campo: CorreioCampo): string | null => {
  if (campo !== 'fechamento' && textos[campo].trim() === '') return requiredText(CAMPO_LABELS[campo])
  const falta = faltasNaCarta(tipo, textos).find((each) => each.campo === campo)
  return falta ? errorText(falta.codigo, { marca: falta.marca }) : null
}

const partesOf = (textos: CorreioTextos): Partes =>
  Object.fromEntries(CORREIO_CAMPOS.map((campo) => [campo, parteOf(CAMPO_LABELS[campo], textos[campo])]))

const valuesFrom = (partes: Partes, mine: CorreioTextos): CorreioTextos => {
  const of = (campo: CorreioCampo) => {
    const valor = partes[campo]?.valor
    return typeof valor === 'string' ? valor : mine[campo]
  }
  return { assunto: of('assunto'), abertura: of('abertura'), fechamento: of('fechamento') }
}

const Marcas = ({ tipo }: { tipo: CorreioTipo }) => (
  <dl className={styles.marcas} aria-label="O que os textos podem citar">
    {Object.entries(CORREIO_MODELOS[tipo].marcas).map(([marca, { label, exigida }]) => (
      <div key={marca}>
        <dt className="num">{`{${marca}}`}</dt>
        <dd className="t2">
          {label}
          {exigida && ' (não pode faltar)'}
        </dd>
      </div>
    ))}
  </dl>
)

function Fields({ modelo }: { modelo: CorreioModeloComVersoes }) {
  const { tipo } = modelo
  const { padrao } = CORREIO_MODELOS[tipo]
  const goBack = useBack(LISTA)
  const editable = useCan('CONFIG_EDITAR')
  const { form, notice } = useSettingsForm<CorreioModeloComVersoes, CorreioTextos>({
    queryKey: correioModeloQuery(tipo).queryKey,
    stored: modelo,
    valuesOf,
    validate: (values) =>
      Object.fromEntries(CORREIO_CAMPOS.map((campo) => [campo, wrongIn(tipo, values, campo)])),
    save: (values, { versao }) => saveCorreioModelo(tipo, { ...values, versao }),
    partesOf,
    valuesFrom,
  })
  const textos = valuesOf(form.values)
  const wrong = CORREIO_CAMPOS.some((campo) => wrongIn(tipo, textos, campo) !== null)
  const field = (campo: CorreioCampo) => ({
    ...form.field(campo),
    label: CAMPO_LABELS[campo],
    locked: !editable,
    error: form.errors[campo] ?? wrongIn(tipo, textos, campo) ?? undefined,
  })
  return (
    <Form form={form} label="Textos do e-mail" onCancel={goBack} readOnly={!editable}>
      <div className="pilha">
        {notice}
        <div className={styles.duas}>
          <section className="cartao" aria-labelledby="correio-textos">
            <header>
              <h2 id="correio-textos">Textos</h2>
              {editable && !isMesmoTexto(textos, padrao) && (
                <div className="fim">
                  <Button small look="quiet" icon={IconArrowBackUp} onClick={() => form.setValues(padrao)}>
                    Voltar ao texto do produto
                  </Button>
                </div>
              )}
            </header>
            <div className="corpo pilha">
              <TextField {...field('assunto')} required maxLength={CORREIO_ASSUNTO_MAXIMO} />
              <TextAreaField {...field('abertura')} required rows={7} maxLength={CORREIO_TEXTO_MAXIMO} />
              <TextAreaField {...field('fechamento')} rows={4} maxLength={CORREIO_TEXTO_MAXIMO} />
              <Marcas tipo={tipo} />
              {editable && <EnviarTeste send={() => sendCorreioTeste(tipo, textos)} disabled={wrong} />}
            </div>
          </section>
          <Previa tipo={tipo} textos={textos} />
        </div>
        <Versoes
          modelo={modelo}
          textos={textos}
          onUse={editable ? (usados) => form.setValues(usados) : undefined}
        />
      </div>
    </Form>
  )
}

function Modelo({ tipo }: { tipo: CorreioTipo }) {
  const query = useQuery(correioModeloQuery(tipo))
  const { label, para, quando } = CORREIO_MODELOS[tipo]
  return (
    <Page title={label} subtitle={`${CORREIO_PARA_LABELS[para]} · ${quando}`} back={LISTA}>
      {query.data ? (
        <Fields modelo={query.data} />
      ) : (
        <LoadingCard query={query} fields={4} label="Textos do e-mail" />
      )}
    </Page>
  )
}

/** /configuracoes/emails/:nome: what one kind of mail says, as it arrives, and all that it has said. */
export function CorreioModeloScreen({ nome }: { nome: string }) {
  const tipo = tipoDoNome(nome)
  return tipo ? <Modelo key={tipo} tipo={tipo} /> : <NotFound />
}

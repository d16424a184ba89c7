-- Which kinds of spreadsheets there are is said by the registers' definitions.
alter table importacao drop constraint importacao_tipo_check;

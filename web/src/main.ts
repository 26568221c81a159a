import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { setLang } from './lib/texts.svelte';

void setLang(settings.lang).finally(() => {
  mount(App, { target: document.getElementById('app')! });
});

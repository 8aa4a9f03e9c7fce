import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { keepPresses } from './app/press';
import App from './App.svelte';

keepPresses();
const target = document.getElementById('app');
if (target) mount(App, { target });
